import { memo, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { BlockView } from './BlockView';
import { Contents } from './Contents';
import { outlineOf } from './outline';
import type { ReadableBlock } from './readBlocks';
import { UnknownBlock } from './UnknownBlock';

const contentsFrom = 3;

export const blockElementId = (key: string) => `block-${key}`;

type PostDocumentProps = {
  blocks: readonly ReadableBlock[];
  /** The block that a sentence of the summary led to. */
  markedKey: string | null;
};

/** The address may name a heading, which is here only now. */
function useNamedHeading() {
  const { hash } = useLocation();

  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}

function Blocks({ blocks, markedKey }: PostDocumentProps) {
  useNamedHeading();
  const outline = outlineOf(blocks);
  const headings = [...outline.values()];
  return (
    <div className="grid gap-5 font-serif text-[1.2rem] leading-[1.65] [&_a]:text-link [&_:not(pre)>code]:rounded-sm [&_:not(pre)>code]:bg-sunken [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:font-mono [&_:not(pre)>code]:text-[0.82em] [&_mark]:bg-accent-soft [&_mark]:text-ink">
      {headings.length >= contentsFrom ? <Contents headings={headings} /> : null}
      {blocks.map(({ key, type, block }) => (
        <div
          key={key}
          id={blockElementId(key)}
          tabIndex={key === markedKey ? -1 : undefined}
          data-marked={key === markedKey || undefined}
          className={classes(
            'min-w-0 scroll-mt-24 outline-none',
            key === markedKey && '-mx-3 rounded-control bg-accent-soft px-3 py-1',
          )}
        >
          {block ? (
            <BlockView block={block} heading={outline.get(key)} />
          ) : (
            <UnknownBlock type={type} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Kept as it is while something else on the page changes: cleaning a long document takes its time. */
export const PostDocument = memo(Blocks);
