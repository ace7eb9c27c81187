import { webpAddress } from '@/lib/pictures';

const sizes = { small: 32, middle: 48, large: 112 } as const;

type AvatarProps = {
  src: string;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: keyof typeof sizes;
};

export function Avatar({ src, alt = '', size = 'middle' }: AvatarProps) {
  const pixels = sizes[size];
  return (
    <img
      src={webpAddress(src || '/default-avatar.webp')}
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
