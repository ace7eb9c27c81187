import { defaultPictures, pictureSource } from '@/lib/pictures';
import { classes } from './classes';

type PictureProps = {
  /** The default cover if empty. */
  src: string | undefined;
  alt: string;
  /** How wide the picture is shown: one of `pictureSizes`. */
  sizes: string;
  /** Width to height of the box, which cuts off the rest. Reserves the space before loading. */
  ratio?: number;
  /** True for the first picture of a page: it loads at once and with high priority. */
  isFirst?: boolean;
  /** Versions that are wider are not offered; 0 for all. */
  most?: number;
  className?: string;
};

/** The attributes of a picture without known size; only their ratio matters. */
const assumedWidth = 1200;

export function Picture({
  src,
  alt,
  sizes,
  ratio = 16 / 9,
  isFirst = false,
  most,
  className,
}: PictureProps) {
  const { size, ...source } = pictureSource(src || defaultPictures.cover, most);
  const { width, height } = size ?? {
    width: assumedWidth,
    height: Math.round(assumedWidth / ratio),
  };
  return (
    <img
      // Before `src`: Safari starts to load as soon as it is set.
      {...(source.srcSet ? { sizes, srcSet: source.srcSet } : {})}
      src={source.src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst ? { fetchPriority: 'high' } : {})}
      decoding="async"
      style={{ aspectRatio: ratio }}
      className={classes('block w-full bg-sunken object-cover', className)}
    />
  );
}
