import { webpAddress } from '@/lib/pictures';
import { classes } from './classes';

type PictureProps = {
  src: string;
  alt: string;
  /** Width to height. Reserves the space before the picture has loaded. */
  ratio?: string;
  /** True for the first picture of a page: it loads at once and with high priority. */
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
