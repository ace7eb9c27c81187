import type { BlockData } from '@contract/document/blockRegistry';
import { plainText } from '@contract/document/html/plainText';
import { useState } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { pictureSource } from '@/lib/pictures';
import { classes } from '@/ui/classes';
import { NeedsScript } from '@/ui/NeedsScript';
import { pictureSizes } from '@/ui/pictureSizes';
import { Inline } from './Inline';

const Lightbox = lazyPart({
  load: async () => (await import('./Lightbox')).Lightbox,
});

/** For pictures without known size: a common ratio. */
const assumedSize = { width: 1200, height: 800 };

export function ImageBlock({ data }: { data: BlockData['image'] }) {
  const { url, alt, caption, stretched, withBorder, withBackground } = data;
  const [isOpen, setIsOpen] = useState(false);
  const description = alt || plainText(caption);
  if (!url) return null;
  const { src, srcSet, size = assumedSize } = pictureSource(url);
  const sizes = stretched ? pictureSizes.stretched : pictureSizes.column;
  return (
    <figure className={classes('my-4', stretched && 'post-wide')}>
      <div
        className={classes(
          'relative overflow-hidden rounded-control',
          withBorder && 'border border-edge',
          withBackground && 'bg-sunken px-[12%] py-6',
        )}
      >
        <img
          {...(srcSet ? { sizes, srcSet } : {})}
          src={src}
          alt={description}
          {...size}
          loading="lazy"
          decoding="async"
          // Reserves the space until the picture has loaded.
          style={{ aspectRatio: `auto ${size.width} / ${size.height}` }}
          className="mx-auto block h-auto w-full bg-sunken"
        />
        <NeedsScript>
          <button
            type="button"
            aria-label={description ? `Enlarge the picture: ${description}` : 'Enlarge the picture'}
            className="absolute inset-0 cursor-zoom-in! rounded-control -outline-offset-2!"
            onClick={() => setIsOpen(true)}
          />
        </NeedsScript>
      </div>
      {caption ? (
        <figcaption className="post-caption">
          <Inline html={caption} />
        </figcaption>
      ) : null}
      {isOpen ? <Lightbox url={url} alt={description} onClose={() => setIsOpen(false)} /> : null}
    </figure>
  );
}
