import type { Entry } from './entries';

export type Snapshot = readonly Entry[];

const maxSnapshots = 200;

function isSame(one: Snapshot, other: Snapshot) {
  return (
    one.length === other.length &&
    one.every(({ id, block }, index) => other[index]?.id === id && other[index]?.block === block)
  );
}

/** Snapshots of the document, one for each batch of changes. Unchanged blocks are shared. */
export function createHistory(first: Snapshot) {
  let past: Snapshot[] = [];
  let present = first;
  let future: Snapshot[] = [];

  return {
    /** Returns false if unchanged. */
    record(next: Snapshot) {
      if (isSame(present, next)) return false;
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
