import type { Entry } from './entries';

export type Snapshot = readonly Entry[];

const most = 200;

function isSame(some: Snapshot, others: Snapshot) {
  return (
    some.length === others.length &&
    some.every(({ id, block }, at) => others[at]?.id === id && others[at]?.block === block)
  );
}

/** The states of a whole document, one for each batch of changes; blocks are shared between them. */
export function createHistory(first: Snapshot) {
  let past: Snapshot[] = [];
  let present = first;
  let future: Snapshot[] = [];

  return {
    /** Takes a new state in; false when it is the one already known. */
    record(next: Snapshot) {
      if (isSame(present, next)) return false;
      past = [...past, present].slice(-most);
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
