import { mockDatabase } from '@contract/storageKeys';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Runs in the page: what stands in the kept state is from a version that knew other users. */
function keepStrangeUsers(page: Page) {
  return page.evaluate(
    ({ name, store }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const change = opening.result.transaction(store, 'readwrite');
          change.objectStore(store).put([{ nick: 'reader' }], 'users');
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve(null);
          });
        });
      }),
    mockDatabase('usual'),
  );
}

test('a state that an older version kept gives way to a fresh community', async ({
  page,
  site,
}) => {
  await site.open('/about');
  await keepStrangeUsers(page);
  await site.open('/sign-in');
  await site.signIn('reader');
  await expect(page).toHaveURL('/');
});
