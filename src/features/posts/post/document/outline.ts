import { plainText } from '@contract/document/html/plainText';
import type { ReadableBlock } from './readBlocks';

export type Heading = { id: string; text: string; level: number };

function slugOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `section-${words.join('-')}`;
}

/** Returns the headings of a document by block key, each with a unique anchor. */
export function outlineOf(blocks: readonly ReadableBlock[]) {
  const outline = new Map<string, Heading>();
  const slugCounts = new Map<string, number>();
  for (const { key, type, read } of blocks) {
    const block = type === 'header' ? read() : null;
    if (block?.type !== 'header') continue;
    const text = plainText(block.data.text);
    const slug = slugOf(text);
    const earlier = slugCounts.get(slug) ?? 0;
    slugCounts.set(slug, earlier + 1);
    const id = earlier === 0 ? slug : `${slug}--${earlier + 1}`;
    if (text !== '') outline.set(key, { id, text, level: block.data.level });
  }
  return outline;
}
