import { draftDatabase } from '@contract/storageKeys';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';

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
  set: async (key, value) => set(key, value, openStore()),
  delete: async (key) => del(key, openStore()),
};
