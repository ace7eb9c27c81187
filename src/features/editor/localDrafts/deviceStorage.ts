import { draftDatabase } from '@contract/storageKeys';
import { createStore, del, get, promisifyRequest, type UseStore } from 'idb-keyval';

export type DraftStorage = {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  delete: (key: string) => Promise<void>;
};

let store: UseStore | null = null;

function openStore() {
  store ??= createStore(draftDatabase.name, draftDatabase.store);
  return store;
}

/** Local drafts in the browser's IndexedDB, opened on first use. */
export const deviceStorage: DraftStorage = {
  get: async (key) => get<unknown>(key, openStore()),
  set: async (key, value) =>
    openStore()('readwrite', (drafts) => {
      drafts.put(value, key);
      // A page that ends aborts transactions that are not committed.
      drafts.transaction.commit();
      return promisifyRequest(drafts.transaction);
    }),
  delete: async (key) => del(key, openStore()),
};
