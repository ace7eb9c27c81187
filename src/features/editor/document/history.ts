import type { Entry } from './entries';

export type Snapshot = readonly Entry[];

const maxSnapshots = 200;

function isSame(one: Snapshot, other: Snapshot) {
  return (
    one.length === other.length &&
    one.every(({ id, block }, index) => other[index]?.id === id && other[index]?.block === block)
  );
}

/** Without blocks, or with only the empty block that Editor.js inserts into an empty document. */
const isEmpty = (entries: Snapshot) =>
  entries.length === 0 ||
  (entries.length === 1 &&
    entries.every(({ block, isValid }) => block.type === 'paragraph' && !isValid));

/** Snapshots of the document, one for each batch of changes. Unchanged blocks are shared. */
export function createHistory(first: Snapshot) {
  let past: Snapshot[] = [];
  let present = first;
  let future: Snapshot[] = [];

  return {
    /** Replaces the current snapshot, as if the document had been opened like this. */
    replace(next: Snapshot) {
      present = next;
    },
    canUndo: () => past.length > 0,
    /** Returns false if unchanged. */
    record(next: Snapshot) {
      if (isSame(present, next)) return false;
      if (isEmpty(present) && isEmpty(next)) {
        present = next;
        return false;
      }
      past = [...past, present].slice(-maxSnapshots);
      present = next;
      future = [];
      return true;
    },
    undo(): Snapshot | null {
      const before = past.at(-1);
      if (!before) return null;
      past = past.slice(0, -1);
      future = [present, ...future];
      present = before;
      return before;
    },
    redo(): Snapshot | null {
      const [after, ...rest] = future;
      if (!after) return null;
      past = [...past, present];
      future = rest;
      present = after;
      return after;
    },
  };
}

export type History = ReturnType<typeof createHistory>;
