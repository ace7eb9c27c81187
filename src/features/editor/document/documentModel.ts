import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { documentOf, type Entry, openEntries } from './entries';
import { type ReadableBlock, readEntry } from './readEntry';

/** The part of Editor.js that is read. */
export type ReadableEditor = {
  blocks: {
    getById: (id: string) => ReadableBlock | null;
    getBlockByIndex: (index: number) => { holder: HTMLElement } | undefined;
  };
};

/** Block ids in page order. `getBlockByIndex` for each block is slow in long documents. */
function idsIn(blocks: ReadableEditor['blocks']) {
  const holders = blocks.getBlockByIndex(0)?.holder.parentElement?.children ?? [];
  return Array.from(holders, (holder) => holder.getAttribute('data-id') ?? '');
}

/**
 * Holds the document and reads from the editor only the blocks that were touched: saving a whole long
 * document at each pause would block typing.
 */
export function createDocumentModel(opened: EditorDocument) {
  let entries: readonly Entry[] = openEntries(opened);
  let known = new Map(entries.map((entry) => [entry.id, entry]));
  const stored = new Map<string, EditorBlock>(entries.map(({ id, block }) => [id, block]));
  let touched = new Set<string>();
  let current = { entries, document: opened };

  /** Each change gets one time: a document that is read twice stays the same. */
  function document() {
    if (current.entries !== entries) {
      current = { entries, document: documentOf(entries, opened) };
    }
    return current.document;
  }

  function replaceEntries(next: readonly Entry[]) {
    entries = next;
    known = new Map(next.map((entry) => [entry.id, entry]));
  }

  async function readEntries({ blocks }: ReadableEditor, changed: ReadonlySet<string>) {
    const next: Entry[] = [];
    for (const id of idsIn(blocks)) {
      const before = known.get(id);
      const isFresh = before && !changed.has(id);
      const api = isFresh ? null : blocks.getById(id);
      const entry = isFresh ? before : api && (await readEntry(api, { stored, before }));
      if (entry) next.push(entry);
    }
    return next;
  }

  return {
    /** The blocks as they are stored, by id. */
    stored,
    entries: () => entries,
    /** The entries by id. */
    known: () => known,
    document,
    /** Marks a block to be read the next time. */
    touch(id: string) {
      touched.add(id);
    },
    /** Reads one block without remembering it. */
    async readBlock({ blocks }: ReadableEditor, id: string) {
      const api = blocks.getById(id);
      return api && readEntry(api, { stored, before: known.get(id) });
    },
    replaceEntries,
    /** Reads what was changed in the editor. Blocks that are touched meanwhile stay touched. */
    async catchUp(editor: ReadableEditor) {
      const changed = touched;
      touched = new Set();
      replaceEntries(await readEntries(editor, changed));
      return entries;
    },
  };
}

export type DocumentModel = ReturnType<typeof createDocumentModel>;
