import { expect, test } from 'vitest';
import { createBoundedCache, storedAtOf } from './boundedCache';
import { offlineLimits } from './offlineLimits';
import { FakeCaches } from './testing/fakeCaches';

function openCache(most: { entries?: number; bytes?: number }) {
  const storage = new FakeCaches();
  let time = 0;
  const cache = createBoundedCache({
    storage,
    name: 'files',
    most: { entries: 100, bytes: 1000, ...most },
    now: () => (time += 1),
  });
  return { cache, storage };
}

test('the device keeps 50 MiB at most', () => {
  const bytes = Object.values(offlineLimits).reduce((sum, limits) => sum + limits.bytes, 0);
  expect(bytes).toBe(50 * 1024 * 1024);
});

const response = (bytes: number) => new Response('x'.repeat(bytes));

test('the entries that were not used for the longest time are removed when there are too many', async () => {
  const { cache, storage } = openCache({ entries: 2 });
  await cache.put('/a', response(1));
  await cache.put('/b', response(1));
  await cache.match('/a');
  await cache.put('/c', response(1));
  expect(storage.addresses('files')).toEqual(['/a', '/c']);
});

test('all entries together stay within the bytes, and one that is too large alone is not stored', async () => {
  const { cache, storage } = openCache({ bytes: 400 });
  for (const address of ['/a', '/b', '/c', '/d', '/e']) await cache.put(address, response(100));
  await cache.put('/large', response(101));
  expect(storage.addresses('files')).toEqual(['/b', '/c', '/d', '/e']);
});

test('a stored response has its text and headers, and says when it was stored', async () => {
  const { cache } = openCache({});
  const headers = {
    'Content-Type': 'text/html',
    'Content-Encoding': 'br',
    Vary: 'Accept-Encoding',
  };
  await cache.put('/a', new Response('text', { headers }));
  const stored = await cache.match('/a');
  expect(await stored?.text()).toBe('text');
  expect(stored?.headers.get('Content-Type')).toBe('text/html');
  expect(stored?.headers.get('Content-Encoding')).toBeNull();
  expect(stored && storedAtOf(stored)).toBe(1);
  expect(storedAtOf(response(1))).toBeNull();
});

test('a cache that was deleted elsewhere is empty, and its entries no longer count', async () => {
  const { cache, storage } = openCache({ entries: 2 });
  await cache.put('/a', response(1));
  await cache.put('/b', response(1));
  await storage.delete('files');
  expect(await cache.match('/a')).toBeUndefined();
  await cache.put('/c', response(1));
  await cache.put('/d', response(1));
  expect(storage.addresses('files')).toEqual(['/c', '/d']);
});

test('an unreadable list of sizes is replaced', async () => {
  const { cache, storage } = openCache({});
  await (await storage.open('files')).put('/offline-index', Response.json({ '/a': 'old' }));
  await cache.put('/b', response(1));
  expect(await cache.has('/b')).toBe(true);
});
