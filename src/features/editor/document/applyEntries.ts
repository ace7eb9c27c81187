import type { EditorBlock } from '@contract/document/editorDocument';
import type EditorJS from '@editorjs/editorjs';
import type { Entry } from './entries';
import { hideWhile } from './hideWhile';
import { toolBlock } from './toolData';

/** The part of Editor.js that changes the blocks. */
export type WritableEditor = {
  blocks: Pick<EditorJS['blocks'], 'getBlocksCount' | 'move' | 'delete'> & {
    getBlockByIndex: (index: number) => { id: string; holder?: HTMLElement } | undefined;
    insert: (...args: Parameters<EditorJS['blocks']['insert']>) => unknown;
    insertMany: (...args: Parameters<EditorJS['blocks']['insertMany']>) => unknown;
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

function replace({ editor, stored }: Target, entry: Entry, at: number) {
  stored.set(entry.id, entry.block);
  const { type, data } = toolBlock(entry.block);
  editor.blocks.insert(type, data, undefined, at, false, true, entry.id);
}

/** Inserts the entries from `at` on up to one that is shown. Inserting one by one takes longer with each. */
function insertRun(
  { editor, entries, stored }: Target,
  at: number,
  isShown: (id: string) => boolean,
) {
  const rest = entries.slice(at);
  const end = rest.findIndex(({ id }) => isShown(id));
  const run = end < 0 ? rest : rest.slice(0, end);
  for (const { id, block } of run) stored.set(id, block);
  editor.blocks.insertMany(
    run.map(({ id, block }) => ({ id, ...toolBlock(block) })),
    at,
  );
  return run.map(({ id }) => id);
}

/**
 * Makes the editor show `entries` with as few changes as possible, so that one undo in a long document
 * doesn't render all of it again. Returns the index of the first change, or null if there was none.
 */
export function applyEntries(target: Target) {
  const { editor, entries, shown } = target;
  const ids = idsIn(editor);
  const before = new Set(ids);
  let firstChange: number | null = null;
  for (const [at, entry] of entries.entries()) {
    const from = ids.indexOf(entry.id, at);
    const isInserted = from >= 0 && !before.has(entry.id);
    const isSame = isInserted || (from >= 0 && shown.get(entry.id)?.block === entry.block);
    if (from === at && isSame) continue;
    firstChange ??= at;
    if (from < 0) {
      ids.splice(at, 0, ...insertRun(target, at, (id) => before.has(id)));
      continue;
    }
    if (from !== at) {
      editor.blocks.move(at, from);
      ids.splice(at, 0, ...ids.splice(from, 1));
    }
    if (!isSame) replace(target, entry, at);
  }
  const surplus = ids.length - entries.length;
  hideWhile(editor, surplus, () => {
    for (let at = ids.length - 1; at >= entries.length; at -= 1) editor.blocks.delete(at);
  });
  if (surplus > 0) firstChange ??= entries.length;
  return firstChange === null ? null : Math.min(firstChange, Math.max(entries.length - 1, 0));
}
