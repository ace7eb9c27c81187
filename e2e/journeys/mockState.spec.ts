import { mockDatabase } from '@contract/storageKeys';
import { expect, test } from '../fixtures';
import { putIntoStore } from '../pages/indexedDb';

test('stored mock data of an older version is replaced by a fresh community', {
  tag: '@mocks',
}, async ({ page, site }) => {
  await site.open('/about');
  await putIntoStore(page, mockDatabase('usual'), { key: 'users', value: [{ nick: 'reader' }] });
  await site.open('/sign-in');
  await site.signIn('reader');
  await expect(page).toHaveURL('/');
});
