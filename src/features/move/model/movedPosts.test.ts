import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<unknown, unknown>();

vi.doMock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: unknown) => stored.get(key),
  getMany: async (keys: readonly unknown[]) => keys.map((key) => stored.get(key)),
  set: async (key: unknown, value: unknown) => void stored.set(key, structuredClone(value)),
  del: async (key: unknown) => void stored.delete(key),
}));

// Other tests can have loaded the module before.
vi.resetModules();
const { findMoved, findUploads, forgetUploads, moveIdOf, moveKey, rememberMoved, rememberUploads } =
  await import('./movedPosts');

afterAll(() => {
  vi.doUnmock('idb-keyval');
  vi.resetModules();
});

beforeEach(() => stored.clear());

test('a move has the same name for the same account and archive', async () => {
  const archive = { viewerId: 'ada', system: 'Ghost', name: 'garden.json' };
  const moveId = await moveIdOf(archive);
  expect(moveId).toMatch(/^[\da-f]{64}$/);
  expect(await moveIdOf({ ...archive })).toBe(moveId);
  const others = await Promise.all([
    moveIdOf({ ...archive, viewerId: 'ben' }),
    moveIdOf({ ...archive, system: 'DEV' }),
    moveIdOf({ ...archive, name: 'other.json' }),
    moveKey(moveId, 'ghost:1'),
    moveKey(moveId, 'ghost:2'),
    moveKey('another', 'ghost:1'),
  ]);
  expect(new Set([moveId, ...others]).size).toBe(7);
});

test('moved posts, and the pictures of a post that is not complete, are remembered', async () => {
  const post = { id: 'p', url: 'soil', isDraft: false, lostPictures: ['heap.png'] };
  await rememberMoved('one', post);
  const uploads = new Map([['heap.png', { id: 'r', url: '/heap.png', at: 5 }]]);
  await rememberUploads('one', uploads);
  await rememberUploads('two', uploads);
  expect(await findMoved(['one', 'two'])).toEqual(new Map([['one', post]]));
  expect(await findUploads('one')).toEqual(uploads);
  await forgetUploads('one');
  expect(await findUploads('one')).toEqual(new Map());
  expect(await findUploads('two')).toEqual(uploads);
  stored.set('pictures two', [['heap.png', { id: 5 }]]);
  expect(await findUploads('two')).toEqual(new Map());
});
