import * as v from 'valibot';

const entryState = v.object({ entry: v.string() });

type EntryHistory = Pick<History, 'state' | 'replaceState'>;

/**
 * Creates the function that names the scroll position of a history entry. The first entry of every
 * page load has the key `default`, so it gets a name of its own, which is stored in the history.
 */
export function createScrollKey(history: () => EntryHistory) {
  let firstEntry: string | null = null;

  /** Called for the first time while the first entry is shown. */
  function readFirstEntry() {
    const { state } = history();
    const parsed = v.safeParse(entryState, state);
    if (parsed.success) return parsed.output.entry;
    const entry = Math.random().toString(36).slice(2);
    history().replaceState({ ...state, entry }, '');
    return entry;
  }

  return function scrollKey({ key }: { key: string }) {
    if (key !== 'default') return key;
    firstEntry ??= readFirstEntry();
    return firstEntry;
  };
}
