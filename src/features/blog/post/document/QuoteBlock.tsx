import type { BlockData } from '@contract/document/blockRegistry';
import { classes } from '@/ui/classes';
import { Inline } from './Inline';

export function QuoteBlock({ data }: { data: BlockData['quote'] }) {
  const { text, caption, alignment } = data;
  return (
    <figure
      className={classes(
        'my-4',
        alignment === 'center' ? 'text-center' : 'border-s-2 border-accent ps-5 sm:ps-7',
      )}
    >
      <blockquote className="text-[1.45rem] leading-snug italic sm:text-[1.6rem]">
        <Inline html={text} />
      </blockquote>
      {caption ? (
        <figcaption className="mt-3 font-sans text-sm text-quiet">
          <Inline html={caption} />
        </figcaption>
      ) : null}
    </figure>
  );
}
