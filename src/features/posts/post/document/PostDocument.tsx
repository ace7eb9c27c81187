import { blockAnchor } from '@contract/postAnchors';
import { Fragment, memo, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { BlockView } from './BlockView';
import { Contents } from './Contents';
import { type Heading, outlineOf } from './outline';
import { type ReadableBlock, readContent } from './readBlocks';

const minHeadingsForContents = 3;
const deepestInContents = 3;

/** The title and the picture above fill most first screens. */
const firstBlocks = 2;
/** Readers jump to what follows the text: it would move while the blocks above it are laid out. */
const lastBlocks = 8;
/** Text blocks paint nothing outside of their boxes, so that their layout can wait. */
const waitingTypes: ReadonlySet<string> = new Set(['paragraph', 'list', 'quote', 'header']);

/** Renders what is shown below a block. */
export type RenderMargin = (block: {
  blockId: string;
  type: string;
  isFirst: boolean;
}) => ReactNode;

function UnknownBlock({ type }: { type: string }) {
  return (
    <p className="flex items-center gap-3 border-y py-4 font-sans text-sm text-quiet">
      <Icon name="warning" />
      <span>This page can’t show a block of type “{type}”.</span>
    </p>
  );
}

type PostDocumentProps = {
  blocks: readonly ReadableBlock[];
  /** The block that the reader opened from the summary. */
  markedKey: string | null;
  /** null until what it renders has loaded. */
  renderMargin?: RenderMargin | null;
};

/** Returns the id in a URL's hash, or null if the hash is not valid percent-encoding. */
function decodeHash(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}

/** Scrolls to the heading named in the URL's hash, which exists only after the post has loaded. */
function useScrollToHash() {
  const { hash } = useLocation();

  useEffect(() => {
    const id = decodeHash(hash);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [hash]);
}

type ReadBlockProps = { block: ReadableBlock; heading: Heading | undefined };

function ReadBlock({ block: { type, read }, heading }: ReadBlockProps) {
  const block = read();
  return block ? <BlockView block={block} heading={heading} /> : <UnknownBlock type={type} />;
}

function Blocks({ blocks, markedKey, renderMargin = null }: PostDocumentProps) {
  useScrollToHash();
  const outline = outlineOf(blocks);
  const firstWithMenu = blocks.findIndex(({ type }) => type !== 'delimiter');
  const isNearEdge = (position: number) =>
    position < firstBlocks || position >= blocks.length - lastBlocks;
  const headings = [...outline.values()].filter(({ level }) => level <= deepestInContents);
  return (
    <div className="post-text post-blocks">
      {headings.length >= minHeadingsForContents ? <Contents headings={headings} /> : null}
      {blocks.map((block, position) => (
        <Fragment key={block.key}>
          <div
            id={blockAnchor(block.key)}
            data-block
            dir="auto"
            tabIndex={block.key === markedKey ? -1 : undefined}
            data-marked={block.key === markedKey || undefined}
            className={classes(
              'min-w-0 scroll-mt-24 outline-none',
              !isNearEdge(position) && waitingTypes.has(block.type) && 'laid-out-when-near',
              block.key === markedKey && '-mx-3 rounded-control bg-accent-soft px-3 py-1',
            )}
          >
            <ReadBlock block={block} heading={outline.get(block.key)} />
          </div>
          {renderMargin && block.type !== 'delimiter'
            ? renderMargin({
                blockId: block.key,
                type: block.type,
                isFirst: position === firstWithMenu,
              })
            : null}
        </Fragment>
      ))}
    </div>
  );
}

/** Memoised: rendering a long document with every render of the page would be slow. */
export const PostDocument = memo(Blocks);

/** Stored content as readers of the post see it; nothing if it can't be read. */
export function ContentDocument({ content }: { content: string }) {
  const readable = readContent(content);
  return readable ? <PostDocument blocks={readable.blocks} markedKey={null} /> : null;
}
