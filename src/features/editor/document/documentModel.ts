import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import { documentOf, type Entry, openEntries } from './entries';
import { readEntry } from './readEntry';

/** The ids as they stand in the page: asking for an object of each block takes its time in a long text. */
function idsIn(blocks: EditorJS['blocks']) {
  const holders = blocks.getBlockByIndex(0)?.holder.parentElement?.children ?? [];
  return Array.from(holders, (holder) => holder.getAttribute('data-id') ?? '');
}

/**
 * Knows the document as it stands, and reads from the editor only the blocks that were touched: saving
 * a whole document at each pause would stop the typing in a long one.
 */
export function createDocumentModel(opened: EditorDocument) {
  let entries: readonly Entry[] = openEntries(opened);
  let known = new Map(entries.map((entry) => [entry.id, entry]));
  const stored = new Map<string, EditorBlock>(entries.map(({ id, block }) => [id, block]));
  const touched = new Set<string>();

  function remember(next: readonly Entry[]) {
    entries = next;
    known = new Map(next.map((entry) => [entry.id, entry]));
  }

  async function read({ blocks }: EditorJS) {
    const next: Entry[] = [];
    for (const id of idsIn(blocks)) {
      const before = known.get(id);
      const isFresh = before && !touched.has(id);
      const api = isFresh ? null : blocks.getById(id);
      const entry = isFresh ? before : api && (await readEntry(api, { stored, before }));
      if (entry) next.push(entry);
    }
    return next;
  }

  return {
    stored,
    entries: () => entries,
    shown: () => known,
    document: () => documentOf(entries, opened),
    touch: (id: string) => touched.add(id),
    isTouched: () => touched.size > 0,
    remember,
    /** Takes in what was changed in the editor since the last time. */
    async catchUp(editor: EditorJS) {
      const taken = [...touched];
      const next = await read(editor);
      for (const id of taken) touched.delete(id);
      remember(next);
      return next;
    },
  };
}

export type DocumentModel = ReturnType<typeof createDocumentModel>;
