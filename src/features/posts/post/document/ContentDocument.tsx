import { PostDocument } from './PostDocument';
import { readContent } from './readBlocks';

/** Stored content as readers of the post see it; nothing if it can't be read. */
export function ContentDocument({ content }: { content: string }) {
  const readable = readContent(content);
  return readable ? <PostDocument blocks={readable.blocks} markedKey={null} /> : null;
}
