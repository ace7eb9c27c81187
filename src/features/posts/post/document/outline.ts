import { headingAnchors } from '@contract/document/headingAnchors';
import { plainText } from '@contract/document/html/plainText';
import type { ReadableBlock } from './readBlocks';

export type Heading = { id: string; text: string; level: number };

/** Returns the headings of a document by block key, each with a unique anchor. */
export function outlineOf(blocks: readonly ReadableBlock[]) {
  const headings = blocks.flatMap(({ key, type, read }) => {
    const block = type === 'header' ? read() : null;
    if (block?.type !== 'header') return [];
    return [{ key, text: plainText(block.data.text), level: block.data.level }];
  });
  const ids = headingAnchors(headings.map(({ text }) => text));
  const outline = new Map<string, Heading>();
  headings.forEach(({ key, ...heading }, index) => {
    const id = ids[index];
    if (id !== undefined && heading.text !== '') outline.set(key, { id, ...heading });
  });
  return outline;
}
