import type { Entry } from './entries';
import { isMissingPicture } from './missingPictures';

export type Snapshot = readonly Entry[];

/** What changes outside of the document with a step. */
export type StepEffect = { undo: () => void; redo: () => void };
/** A snapshot beside a step to or from another one. */
type Step = { entries: Snapshot; effect: StepEffect | null };

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

type Uploaded = ReadonlyMap<string, Entry>;

/** The pictures that are missing in one snapshot and no longer in the next one. */
function findUploaded(present: Snapshot, next: Snapshot): Uploaded {
  const missing = new Set(
    present.filter(({ block }) => isMissingPicture(block)).map(({ id }) => id),
  );
  const found = next.filter(({ id, isValid }) => isValid && missing.has(id));
  return new Map(found.map((entry) => [entry.id, entry]));
}

/** A snapshot in which the pictures are no longer missing. Their texts are those of the snapshot. */
const fillIn = (entries: Snapshot, uploaded: Uploaded): Snapshot =>
  entries.map((entry) => {
    const picture = uploaded.get(entry.id);
    if (!picture || !isMissingPicture(entry.block)) return entry;
    const { caption, alt } = entry.block.data;
    const data = { ...picture.block.data, caption, alt };
    return { ...picture, block: { ...picture.block, data } };
  });

/** Snapshots of the document, one for each batch of changes. Unchanged blocks are shared. */
export function createHistory(first: Snapshot) {
  let past: Step[] = [];
  let present = first;
  let future: Step[] = [];

  return {
    /** Replaces the current snapshot, as if the document had been opened like this. */
    replace(next: Snapshot) {
      present = next;
    },
    canUndo: () => past.length > 0,
    /** Returns false if unchanged. */
    record(next: Snapshot, effect: StepEffect | null = null) {
      if (!effect && isSame(present, next)) return false;
      if (!effect && isEmpty(present) && isEmpty(next)) {
        present = next;
        return false;
      }
      const uploaded = findUploaded(present, next);
      if (uploaded.size > 0) {
        // The end of an upload isn't a step: undo would show that its picture is missing.
        past = past.map((step) => ({ ...step, entries: fillIn(step.entries, uploaded) }));
        present = present.map((entry) => uploaded.get(entry.id) ?? entry);
      }
      if (effect || !isSame(present, next)) {
        past = [...past, { entries: present, effect }].slice(-maxSnapshots);
        future = [];
      }
      present = next;
      return true;
    },
    undo(): Snapshot | null {
      const before = past.at(-1);
      if (!before) return null;
      past = past.slice(0, -1);
      future = [{ entries: present, effect: before.effect }, ...future];
      present = before.entries;
      before.effect?.undo();
      return present;
    },
    redo(): Snapshot | null {
      const [after, ...rest] = future;
      if (!after) return null;
      past = [...past, { entries: present, effect: after.effect }];
      future = rest;
      present = after.entries;
      after.effect?.redo();
      return present;
    },
  };
}

export type History = ReturnType<typeof createHistory>;
