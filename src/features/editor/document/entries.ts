import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { isMissingPicture } from './missingPictures';

/** A block in the editor. Editor.js needs an id; a stored block may have none. */
export type Entry = {
  id: string;
  block: EditorBlock;
  /** Invalid blocks, such as empty paragraphs, stay in the editor. Only missing pictures are saved. */
  isValid: boolean;
};

const idLength = 10;

export function newId(taken: ReadonlySet<string>) {
  let id = '';
  while (id === '' || taken.has(id)) {
    id = crypto.randomUUID().replaceAll('-', '').slice(0, idLength);
  }
  return id;
}

/** Entries for a stored document, each with a unique id. */
export function openEntries({ blocks }: EditorDocument): Entry[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    const id = block.id && !taken.has(block.id) ? block.id : newId(taken);
    taken.add(id);
    return { id, block, isValid: true };
  });
}

const isSame = (some: readonly EditorBlock[], others: readonly EditorBlock[]) =>
  some.length === others.length && some.every((block, index) => block === others[index]);

/** The version of Editor.js whose format the blocks have. */
const version = '2.31.7';

/** Whether an entry is part of the document. */
export const isKept = ({ isValid, block }: Entry) => isValid || isMissingPicture(block);

/** The document with the remaining entries, and when it was changed. Returns `opened` itself if unchanged. */
export function documentOf(entries: readonly Entry[], opened: EditorDocument): EditorDocument {
  const blocks = entries.filter(isKept).map(({ block }) => block);
  return isSame(blocks, opened.blocks) ? opened : { time: Date.now(), blocks, version };
}
