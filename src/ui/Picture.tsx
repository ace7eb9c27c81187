import { webpAddress } from '@/lib/pictures';
import { classes } from './classes';

type PictureProps = {
  src: string;
  alt: string;
  /** Width to height; the place is kept before the picture comes. */
  ratio?: string;
  /** The first picture of a page loads at once and before the others. */
  isFirst?: boolean;
  className?: string;
};

export function Picture({ src, alt, ratio = '16 / 9', isFirst = false, className }: PictureProps) {
  return (
    <img
      src={webpAddress(src)}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={{ aspectRatio: ratio }}
      className={classes('block w-full bg-sunken object-cover', className)}
    />
  );
}
