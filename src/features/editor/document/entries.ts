import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';

/** A block in the editor: its id there, which a stored block need not have had. */
export type Entry = {
  id: string;
  block: EditorBlock;
  /** Blank paragraphs and headings, and images without a picture, stay in the editor alone. */
  isValid: boolean;
};

const idLength = 10;

function newId(taken: ReadonlySet<string>) {
  let id = '';
  while (id === '' || taken.has(id)) {
    id = crypto.randomUUID().replaceAll('-', '').slice(0, idLength);
  }
  return id;
}

/** Entries for a document that is opened. Editor.js needs ids, each once. */
export function openEntries({ blocks }: EditorDocument): Entry[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    const id = block.id && !taken.has(block.id) ? block.id : newId(taken);
    taken.add(id);
    return { id, block, isValid: true };
  });
}

const sameBlocks = (some: readonly EditorBlock[], others: readonly EditorBlock[]) =>
  some.length === others.length && some.every((block, at) => block === others[at]);

/** The document that the entries make; the opened one itself while nothing in it is changed. */
export function documentOf(entries: readonly Entry[], opened: EditorDocument): EditorDocument {
  const blocks = entries.filter(({ isValid }) => isValid).map(({ block }) => block);
  return sameBlocks(blocks, opened.blocks) ? opened : { ...opened, blocks };
}
