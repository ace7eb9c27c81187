import type { Page } from '@playwright/test';

/**
 * What an administrator on another device has done to the account of `username`, as the kept state
 * shows it to the API with the next call: blocked, and every session of it over.
 */
export function blockElsewhere(page: Page, username: string) {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('commonplace-mock-usual');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const change = database.transaction('parts', 'readwrite');
          const parts = change.objectStore('parts');
          const users = parts.get('users');
          users.addEventListener('success', () => {
            const rows = users.result.map((row: { username: string }) =>
              row.username === name ? { ...row, isBlocked: true } : row,
            );
            parts.put(rows, 'users');
            parts.put([], 'sessions');
          });
          change.addEventListener('error', () => reject(change.error));
          change.addEventListener('complete', () => {
            database.close();
            const versions = JSON.parse(localStorage.getItem('mock:versions') ?? '{}');
            const next = {
              users: (versions.users ?? 0) + 1,
              sessions: (versions.sessions ?? 0) + 1,
            };
            localStorage.setItem('mock:versions', JSON.stringify({ ...versions, ...next }));
            resolve();
          });
        });
      }),
    username,
  );
}
