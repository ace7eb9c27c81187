import { mockDatabase, mockKeys } from '@contract/storageKeys';
import type { Page } from '@playwright/test';

/**
 * What an administrator on another device has done to the account of `username`, as the kept state
 * shows it to the API with the next call: blocked, and every session of it over.
 */
export function blockElsewhere(page: Page, username: string) {
  return page.evaluate(
    ({ username, database: { name, store }, versionsKey }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const change = database.transaction(store, 'readwrite');
          const parts = change.objectStore(store);
          const users = parts.get('users');
          users.addEventListener('success', () => {
            const rows = users.result.map((row: { username: string }) =>
              row.username === username ? { ...row, isBlocked: true } : row,
            );
            parts.put(rows, 'users');
            parts.put([], 'sessions');
          });
          change.addEventListener('error', () => reject(change.error));
          change.addEventListener('complete', () => {
            database.close();
            const versions = JSON.parse(localStorage.getItem(versionsKey) ?? '{}');
            const next = {
              users: (versions.users ?? 0) + 1,
              sessions: (versions.sessions ?? 0) + 1,
            };
            localStorage.setItem(versionsKey, JSON.stringify({ ...versions, ...next }));
            resolve();
          });
        });
      }),
    { username, database: mockDatabase('usual'), versionsKey: mockKeys.versions },
  );
}
