import type { KnownBlock } from '@contract/document/knownBlock';
import { CodeBlock } from './CodeBlock';
import { EmbedBlock } from './EmbedBlock';
import { HeadingBlock } from './HeadingBlock';
import { ImageBlock } from './ImageBlock';
import { Inline } from './Inline';
import { ListBlock } from './ListBlock';
import type { Heading } from './outline';
import { QuoteBlock } from './QuoteBlock';
import { RawBlock } from './RawBlock';
import { TableBlock } from './TableBlock';

/** One block of a document, each kind by its own part. */
export function BlockView({ block, heading }: { block: KnownBlock; heading: Heading | undefined }) {
  switch (block.type) {
    case 'header':
      return <HeadingBlock data={block.data} heading={heading} />;
    case 'paragraph':
      return (
        <p>
          <Inline html={block.data.text} />
        </p>
      );
    case 'list':
      return <ListBlock {...block.data} />;
    case 'quote':
      return <QuoteBlock {...block.data} />;
    case 'image':
    case 'simpleImage':
      return <ImageBlock {...block.data} />;
    case 'code':
      return <CodeBlock {...block.data} />;
    case 'table':
      return <TableBlock {...block.data} />;
    case 'embed':
      return <EmbedBlock {...block.data} />;
    case 'raw':
      return <RawBlock html={block.data.html} />;
    case 'delimiter':
      break;
  }
  return (
    <div role="separator" className="my-6 text-center text-2xl tracking-[0.8em] text-quiet">
      <span aria-hidden="true">***</span>
    </div>
  );
}
