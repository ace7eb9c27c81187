import { once } from '@/lib/once';
import { defaultPictures, pictureSource } from '@/lib/pictures';

// Created when it is needed: that blocks the start of a page.
const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** The first letters of the names; empty without a name. */
export function initialsOf(...names: string[]) {
  const firstLetter = segmenter();
  const letters = names.map((name) => [...firstLetter.segment(name.trim())][0]?.segment ?? '');
  return letters.join('').toUpperCase();
}

const sizes = { small: 32, medium: 48, large: 112 } as const;

type AvatarProps = {
  /** If empty, the initials of the name, or the default avatar without a name. */
  src: string | undefined;
  /** Whose it is. */
  name?: string;
  /** Empty if the name is shown next to the avatar. */
  alt?: string;
  size?: keyof typeof sizes;
};

export function Avatar({ src, name = '', alt = '', size = 'medium' }: AvatarProps) {
  const pixels = sizes[size];
  const box = { width: pixels, height: pixels };
  const words = name.trim().split(/\s+/);
  const initials = src
    ? ''
    : initialsOf(words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '');
  if (initials) {
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        style={{ ...box, fontSize: pixels * 0.4 }}
        className="grid shrink-0 place-items-center rounded-full bg-sunken font-medium text-quiet"
      >
        {initials}
      </span>
    );
  }
  const { src: address, srcSet } = pictureSource(src || defaultPictures.avatar);
  return (
    <img
      {...(srcSet ? { sizes: `${pixels}px`, srcSet } : {})}
      src={address}
      alt={alt}
      width={pixels}
      height={pixels}
      loading="lazy"
      decoding="async"
      style={box}
      className="shrink-0 rounded-full bg-sunken object-cover"
    />
  );
}
