import { offlineCaches } from '@contract/storageKeys';
import { expect, test } from 'vitest';
import { noteAddress } from '@/lib/browser/navigationStart';
import { shownCopies } from '@/lib/browser/shownCopies';
import { openOfflineAnswers } from './offlineAnswers';
import { FakeCaches } from './testing/fakeCaches';

const name = 'reader-1/POST%20%2Fblogs%2Fbread';
const now = () => 7000;

test('a kept answer is found, and the page says when it was kept until there is a new one', async () => {
  // Test files share modules: other pages can show copies.
  const page = '/posts/only-in-this-test';
  noteAddress(page);
  const storage = new FakeCaches();
  const answers = await openOfflineAnswers({ storage, account: 'reader-1', now });
  await answers.store(name, { answer: { title: 'Bread' }, ownEmail: null });
  expect(await answers.find(`${name}-other`)).toBeUndefined();
  expect(shownCopies.storedAt(page)).toBeNull();
  expect(await answers.find(name)).toEqual({ title: 'Bread' });
  expect(shownCopies.storedAt(page)).toBe(7000);
  expect(shownCopies.storedAt('/another-page')).toBeNull();
  await answers.store(name, { answer: { title: 'New bread' }, ownEmail: null });
  expect(shownCopies.storedAt(page)).toBeNull();
});

test('answers of another account are removed when they are opened, those of visitors stay', async () => {
  const storage = new FakeCaches();
  const owners = ['reader-1', 'reader-10', 'visitor'];
  for (const account of owners) {
    const cache = await storage.open(offlineCaches.answers);
    await cache.put(`/offline-answers/${account}/GET`, Response.json(account));
  }
  const answers = await openOfflineAnswers({ storage, account: 'reader-1', now });
  expect(await answers.find('reader-10/GET')).toBeUndefined();
  expect(await answers.find('reader-1/GET')).toBe('reader-1');
  expect(await answers.find('visitor/GET')).toBe('visitor');
  shownCopies.drop('reader-1/GET');
  shownCopies.drop('visitor/GET');
});

test('e-mail addresses of others are not kept', async () => {
  const answers = await openOfflineAnswers({ storage: new FakeCaches(), account: 'reader-1', now });
  const own = { email: 'me@mail.example' };
  const answer = { own, others: [{ email: 'other@mail.example', bio: 'Baker' }] };
  await answers.store(name, { answer, ownEmail: own.email });
  expect(await answers.find(name)).toEqual({ own, others: [{ email: '', bio: 'Baker' }] });
  shownCopies.drop(name);
});
