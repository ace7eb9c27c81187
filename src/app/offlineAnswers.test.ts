import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '@/offline/testing/fakeCaches';
import { buildSessionUser } from '@/testing/buildSessionUser';
import { createOfflineAnswers } from './offlineAnswers';

const member = buildSessionUser();
const key = 'POST /blogs/bread';

function provideController(controller: object | null) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
}

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
  provideController({});
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('an answer is found by the account that has read it, and by nobody else', async () => {
  let user = member;
  const kept = createOfflineAnswers(() => user);
  const name = kept.nameOf(key) ?? '';
  await kept.store(key, { name, answer: 'Bread' });
  expect(await kept.find(kept.nameOf(key) ?? '')).toBe('Bread');
  user = { ...member, id: 'somebody-else' };
  expect(await kept.find(kept.nameOf(key) ?? '')).toBeUndefined();
});

test('an answer that arrives after the sign-out is not kept', async () => {
  let user: typeof member | null = member;
  const kept = createOfflineAnswers(() => user);
  const name = kept.nameOf(key) ?? '';
  user = null;
  await kept.store(key, { name, answer: 'Bread' });
  user = member;
  expect(await kept.find(name)).toBeUndefined();
});

test.each(['moderator', 'admin'] as const)('nothing is kept for a %s', (role) => {
  expect(createOfflineAnswers(() => ({ ...member, role })).nameOf(key)).toBeNull();
});

test('nothing is kept for pages without the service worker', () => {
  provideController(null);
  expect(createOfflineAnswers(() => member).nameOf(key)).toBeNull();
});
