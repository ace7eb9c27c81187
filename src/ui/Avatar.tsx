import { defaultPictures, pictureSource } from '@/lib/pictures';

const sizes = { small: 32, medium: 48, large: 112 } as const;

type AvatarProps = {
  /** The default avatar if empty. */
  src: string | undefined;
  /** Empty if the name is shown next to the avatar. */
  alt?: string;
  size?: keyof typeof sizes;
};

export function Avatar({ src, alt = '', size = 'medium' }: AvatarProps) {
  const pixels = sizes[size];
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
      style={{ width: pixels, height: pixels }}
      className="shrink-0 rounded-full bg-sunken object-cover"
    />
  );
}
