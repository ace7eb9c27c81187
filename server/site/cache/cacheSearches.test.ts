import { createMemoryData } from '@server/data/memory/memoryData';
import type { Data } from '@server/data/port';
import { applyEvent, history } from '@server/data/testing/history';
import { newPost, userRow } from '@server/data/testing/rows';
import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { cacheSearches } from './cacheSearches';
import { createChanges } from './changes';
import { watchChanges } from './watchChanges';
import { wrapMethods } from './wrapMethods';

const startedAt = Date.UTC(2026, 0);
const page = { skip: 0, take: 9 };
const about = { ...page, term: 'about' };

/** Cached memory data; `reads` are the searches that reached the memory. */
async function createCached() {
  const memory = createMemoryData();
  const state = { now: 0, reads: [] as string[], pause: () => Promise.resolve() };
  const report = (failure: unknown) => {
    throw failure;
  };
  const changes = await createChanges({ report });
  const counted = wrapMethods(memory, {
    posts: {
      search: (search) => async (query) => {
        state.reads.push(query.term);
        const found = await search(query);
        await state.pause();
        return found;
      },
    },
  });
  const clock = { now: () => startedAt + state.now };
  const data = cacheSearches(watchChanges(counted, changes.emit), { changes, clock });
  return { memory, data, state };
}

async function withTwoPosts() {
  const site = await createCached();
  await site.data.users.insert(userRow('ada'));
  await site.data.posts.insert(newPost('one'));
  await site.data.posts.insert(newPost('two'));
  return site;
}

const readAll = ({ posts }: Pick<Data, 'posts'>) =>
  Promise.all([
    posts.keywords({ take: 9 }),
    ...['night', 'BREAD', 'u1', 'bees', 'zzz'].map((term) => posts.search({ ...page, term })),
    posts.search({ skip: 1, take: 1, term: 'night' }),
  ]);

test('after any change, searches and keywords are those of the data', async () => {
  await assert(
    asyncProperty(history, async (events) => {
      const { memory, data } = await createCached();
      for (const [moment, event] of events.entries()) {
        await applyEvent(data, event, moment);
        expect(await readAll(data)).toEqual(await readAll(memory));
      }
    }),
    { seed: 20261122, numRuns: 25 },
  );
});

test('a search is read once for a term, in any letter case, and again after ten minutes', async () => {
  const { data, state } = await withTwoPosts();
  for (const term of ['about', 'About', 'about']) await data.posts.search({ ...page, term });
  expect(state.reads).toEqual(['about']);
  state.now = 601_000;
  await data.posts.search(about);
  expect(state.reads).toEqual(['about', 'about']);
});

test('searches that arrive together share one read', async () => {
  const { data, state } = await withTwoPosts();
  await Promise.all(Array.from({ length: 20 }, () => data.posts.search(about)));
  expect(state.reads).toEqual(['about']);
});

test('a like only outdates the searches that show its post', async () => {
  const { data, state } = await withTwoPosts();
  const terms = ['about one', 'about two'];
  const searchBoth = () => Promise.all(terms.map((term) => data.posts.search({ ...page, term })));
  await searchBoth();
  await data.likes.add({ postId: 'two', userId: 'ada', createdAt: 0 });
  const [, found] = await searchBoth();
  expect(found?.rows).toMatchObject([{ id: 'two', likes: 1 }]);
  expect(state.reads).toEqual([...terms, 'about two']);
});

test('a search that was read before a change is not kept, and not shared after it', async () => {
  const { data, state } = await withTwoPosts();
  let resume = () => {};
  state.pause = () =>
    new Promise((resolve) => {
      resume = resolve;
    });
  const before = data.posts.search(about);
  while (state.reads.length === 0) await Promise.resolve();
  await new Promise(setImmediate);
  const release = resume;
  state.pause = () => Promise.resolve();
  await data.posts.insert(newPost('three'));
  expect(await data.posts.search(about)).toMatchObject({ count: 3 });
  release();
  expect(await before).toMatchObject({ count: 2 });
  expect(await data.posts.search(about)).toMatchObject({ count: 3 });
});

test('a search that failed is read again', async () => {
  const { data, state } = await withTwoPosts();
  state.pause = () => Promise.reject(new Error('no database'));
  await expect(data.posts.search(about)).rejects.toThrow('no database');
  state.pause = () => Promise.resolve();
  expect(await data.posts.search(about)).toMatchObject({ count: 2 });
});
