import { editorLimits } from '@contract/document/editorLimits';
import { draftDatabase } from '@contract/draftKeys';
import { createStore, del, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { journal } from './journal';

export type DraftStorage = {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  /** Stores a value at once, until `set` has stored it. Returns false if there is no room. */
  note: (key: string, value: unknown) => boolean;
  delete: (key: string) => Promise<void>;
  entries: () => Promise<[key: string, value: unknown][]>;
};

let store: UseStore | null = null;

function openStore() {
  store ??= createStore(draftDatabase.name, draftDatabase.store);
  return store;
}

/** Rejects if IndexedDB doesn't answer in time: publishing waits for it. */
async function answerInTime<Answer>(running: Promise<Answer>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('IndexedDB does not answer.'));
    timer = setTimeout(fail, editorLimits.deviceTimeout);
  });
  return Promise.race([running, timeout]).finally(() => clearTimeout(timer));
}

async function put(key: string, value: unknown) {
  await openStore()('readwrite', (drafts) => {
    drafts.put(value, key);
    // A page that ends aborts transactions that are not committed.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

/** Local drafts in the browser's IndexedDB, opened on first use. */
export const deviceStorage: DraftStorage = {
  get: async (key) => journal.latest(key, await get<unknown>(key, openStore())),
  async set(key, value) {
    await answerInTime(put(key, value));
    journal.forget(key, value);
  },
  note: journal.write,
  async delete(key) {
    journal.remove(key);
    await answerInTime(del(key, openStore()));
  },
  entries: async () => journal.merge(await answerInTime(entries<string, unknown>(openStore()))),
};
