import { plainText } from '@contract/document/plainText';
import type { ReadableBlock } from './readBlocks';

export type Heading = { id: string; text: string; level: number };

function slugOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `section-${words.join('-')}`;
}

/** The headings of a document by their block's key, each with an anchor that no other has. */
export function outlineOf(blocks: readonly ReadableBlock[]) {
  const outline = new Map<string, Heading>();
  const taken = new Map<string, number>();
  for (const { key, block } of blocks) {
    if (block?.type !== 'header') continue;
    const text = plainText(block.data.text);
    const slug = slugOf(text);
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    const id = before === 0 ? slug : `${slug}--${before + 1}`;
    if (text !== '') outline.set(key, { id, text, level: block.data.level });
  }
  return outline;
}
