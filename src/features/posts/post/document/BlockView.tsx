import type { BlockData, BlockOf, BlockType } from '@contract/document/blockRegistry';
import type { ComponentType } from 'react';
import { renderedPart } from '@/lib/renderedPart';
import { Skeleton } from '@/ui/Skeleton';
import { CalloutBlock } from './CalloutBlock';
import { CodeBlock } from './CodeBlock';
import { HeadingBlock } from './HeadingBlock';
import { ImageBlock } from './ImageBlock';
import { Inline } from './Inline';
import { ListBlock } from './ListBlock';
import type { Heading } from './outline';
import { QuoteBlock } from './QuoteBlock';
import { TableBlock } from './TableBlock';

/** Few posts embed something, so its code loads with the first one. */
const EmbedBlock = renderedPart({
  load: async () => (await import('./EmbedBlock')).EmbedBlock,
  fallback: <Skeleton className="my-4 aspect-video" />,
});

/** The same for HTML, which needs to know all services, too. */
const RawBlock = renderedPart({
  load: async () => (await import('./RawBlock')).RawBlock,
  fallback: <Skeleton className="my-4 min-h-16" />,
});

function ParagraphBlock({ data }: { data: BlockData['paragraph'] }) {
  return (
    <p>
      <Inline html={data.text} />
    </p>
  );
}

function DelimiterBlock() {
  return (
    <div role="separator" className="post-delimiter">
      <span aria-hidden="true">***</span>
    </div>
  );
}

type ViewProps<Type extends BlockType> = { data: BlockData[Type]; heading: Heading | undefined };

/** How readers see each type of block; a type without a view doesn't compile. */
const views: { readonly [Type in BlockType]: ComponentType<ViewProps<Type>> } = {
  header: HeadingBlock,
  paragraph: ParagraphBlock,
  list: ListBlock,
  quote: QuoteBlock,
  callout: CalloutBlock,
  image: ImageBlock,
  simpleImage: ImageBlock,
  code: CodeBlock,
  table: TableBlock,
  embed: EmbedBlock,
  raw: RawBlock,
  delimiter: DelimiterBlock,
};

type BlockViewProps<Type extends BlockType> = {
  block: BlockOf<Type>;
  heading: Heading | undefined;
};

export function BlockView<Type extends BlockType>({ block, heading }: BlockViewProps<Type>) {
  const View: ComponentType<ViewProps<Type>> = views[block.type];
  return <View data={block.data} heading={heading} />;
}
