import { type BlockOf, type BlockType, blockRegistry } from './blockRegistry';
import type { EditorDocument } from './editorDocument';
import { readBlock } from './knownBlock';

const textOf = <Type extends BlockType>({ type, data }: BlockOf<Type>) =>
  blockRegistry[type].text(data);

const showsWithoutText = <Type extends BlockType>({ type, data }: BlockOf<Type>) =>
  blockRegistry[type].showsWithoutText(data);

/** The text of one block. */
export type BlockText = { blockId: string; type: BlockType; text: string };

/** Returns the text of each block that has any. A block without an id is named by its index. */
export function blockTexts({ blocks }: EditorDocument): BlockText[] {
  return blocks.flatMap((stored, index) => {
    const block = readBlock(stored);
    const text = block ? textOf(block) : '';
    return block && text !== ''
      ? [{ blockId: stored.id ?? String(index), type: block.type, text }]
      : [];
  });
}

/** Returns all text of a document, one line a block. */
export function documentText(document: EditorDocument) {
  return blockTexts(document)
    .map(({ text }) => text)
    .join('\n');
}

const wordsPerMinute = 220;

/** Returns how many minutes it takes to read the text of a document, at least one. */
export function readingMinutes(text: string) {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Returns true if readers see anything other than delimiters. */
export function showsAnything(document: EditorDocument) {
  return (
    blockTexts(document).length > 0 ||
    document.blocks.some((stored) => {
      const block = readBlock(stored);
      return block !== null && showsWithoutText(block);
    })
  );
}
