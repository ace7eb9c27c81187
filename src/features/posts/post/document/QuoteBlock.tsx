import type { BlockData } from '@contract/document/blockRegistry';
import { classes } from '@/ui/classes';
import { Inline } from './Inline';

export function QuoteBlock({ data }: { data: BlockData['quote'] }) {
  const { text, caption, alignment, cite } = data;
  return (
    <figure
      className={classes(
        'post-quote',
        alignment === 'center' && 'border-s-0 ps-0 text-center sm:ps-0',
      )}
    >
      <blockquote className="post-quote-text" {...(cite ? { cite } : {})}>
        <Inline html={text} />
      </blockquote>
      {caption ? (
        <figcaption className="post-quote-caption">
          <Inline html={caption} />
        </figcaption>
      ) : null}
    </figure>
  );
}
