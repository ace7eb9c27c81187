import type { BlockData } from '@contract/document/blockRegistry';
import { Inline } from './Inline';

export function ParagraphBlock({ data }: { data: BlockData['paragraph'] }) {
  return (
    <p>
      <Inline html={data.text} />
    </p>
  );
}
