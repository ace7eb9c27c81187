import type { EditorBlock } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import type { Entry } from './entries';
import { toolBlock } from './toolData';

/** The part of Editor.js that changes the blocks. */
export type WritableEditor = {
  blocks: Pick<EditorJS['blocks'], 'getBlocksCount' | 'move' | 'delete'> & {
    getBlockByIndex: (index: number) => { id: string } | undefined;
    insert: (...args: Parameters<EditorJS['blocks']['insert']>) => unknown;
  };
};

type Target = {
  editor: WritableEditor;
  entries: readonly Entry[];
  /** What the editor shows now, by id. */
  shown: ReadonlyMap<string, Entry>;
  /** Updated with what the tools have to return. */
  stored: Map<string, EditorBlock>;
};

const idsIn = ({ blocks }: WritableEditor) =>
  Array.from({ length: blocks.getBlocksCount() }, (_, at) => blocks.getBlockByIndex(at)?.id);

function insert({ editor, stored }: Target, entry: Entry, place: { at: number; replace: boolean }) {
  stored.set(entry.id, entry.block);
  const { type, data } = toolBlock(entry.block);
  editor.blocks.insert(type, data, undefined, place.at, false, place.replace, entry.id);
}

/**
 * Makes the editor show `entries` with as few changes as possible, so that one undo in a long document
 * doesn't render all of it again. Returns the index of the first change, or null if there was none.
 */
export function applyEntries(target: Target) {
  const { editor, entries, shown } = target;
  const ids = idsIn(editor);
  let firstChange: number | null = null;
  for (const [at, entry] of entries.entries()) {
    const from = ids.indexOf(entry.id, at);
    const isSame = from >= 0 && shown.get(entry.id)?.block === entry.block;
    if (from === at && isSame) continue;
    firstChange ??= at;
    if (from < 0) {
      insert(target, entry, { at, replace: false });
      ids.splice(at, 0, entry.id);
      continue;
    }
    if (from !== at) {
      editor.blocks.move(at, from);
      ids.splice(at, 0, ...ids.splice(from, 1));
    }
    if (!isSame) insert(target, entry, { at, replace: true });
  }
  for (let at = ids.length - 1; at >= entries.length; at -= 1) {
    firstChange = Math.min(firstChange ?? at, at);
    editor.blocks.delete(at);
  }
  return firstChange === null ? null : Math.min(firstChange, Math.max(entries.length - 1, 0));
}
