import type { Page } from '@playwright/test';

type Store = { name: string; store: string };
type Operation = { key?: string; put?: unknown; merge?: object };

/** Runs in the page. Reads the values of a store, after changing them if asked to. */
async function accessStore({ name, store, key, put, merge }: Store & Operation) {
  const settle = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  // Opening a database that doesn't exist would create it without its store.
  const existing = await indexedDB.databases();
  if (!existing.some((database) => database.name === name)) return [];
  const opened = await settle(indexedDB.open(name));
  try {
    const values = opened.transaction(store, 'readwrite').objectStore(store);
    if (put !== undefined) await settle(values.put(put, key));
    if (merge) {
      for (const each of await settle(values.getAllKeys())) {
        await settle(values.put({ ...(await settle(values.get(each))), ...merge }, each));
      }
    }
    return await settle<unknown[]>(values.getAll(key));
  } finally {
    opened.close();
  }
}

/** The values of a store, or the one value at `key`, as JSON. */
export async function readStore(page: Page, store: Store, key?: string) {
  return JSON.stringify(await page.evaluate(accessStore, { ...store, ...(key ? { key } : {}) }));
}

export async function putIntoStore(page: Page, store: Store, put: { key: string; value: unknown }) {
  await page.evaluate(accessStore, { ...store, key: put.key, put: put.value });
}

/** Changes some properties of every value of a store. */
export async function mergeIntoStore(page: Page, store: Store, merge: object) {
  await page.evaluate(accessStore, { ...store, merge });
}
