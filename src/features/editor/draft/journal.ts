import { draftJournalKey } from '@contract/draftKeys';
import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';

const prefix = draftJournalKey('');

/** Larger values are left to IndexedDB: localStorage has room for about 5 million characters. */
const mostCharacters = 2_000_000;

const stored = v.looseObject({ savedAt: v.number() });

function savedAt(value: unknown) {
  const parsed = v.safeParse(stored, value);
  return parsed.success ? parsed.output.savedAt : -Infinity;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The newer of two stored values. */
const newer = (value: unknown, noted: unknown) => (savedAt(noted) > savedAt(value) ? noted : value);

/**
 * The last change of each draft in localStorage, which is written at once: a write to IndexedDB is lost
 * if it is started while the page ends.
 */
export const journal = {
  /** Returns false if there is no room. */
  write(key: string, value: unknown) {
    const text = JSON.stringify(value);
    return text.length <= mostCharacters && storage.write(draftJournalKey(key), text);
  },
  /** The noted value if it is newer than `value`. */
  latest: (key: string, value: unknown) => newer(value, parse(storage.read(draftJournalKey(key)))),
  remove(key: string) {
    storage.remove(draftJournalKey(key));
  },
  /** Removes what is not newer than `value`, which was stored meanwhile. */
  forget(key: string, value: unknown) {
    const noted = storage.read(draftJournalKey(key));
    if (noted !== null && savedAt(parse(noted)) <= savedAt(value)) journal.remove(key);
  },
  /** All entries, with the newer value of each key. */
  merge(entries: [key: string, value: unknown][]): [key: string, value: unknown][] {
    const keys = storage.keys().filter((key) => key.startsWith(prefix));
    const noted = keys.map((key) => key.slice(prefix.length));
    const merged = new Map(entries);
    for (const key of noted) merged.set(key, journal.latest(key, merged.get(key)));
    return [...merged].filter(([, value]) => value !== undefined);
  },
};
