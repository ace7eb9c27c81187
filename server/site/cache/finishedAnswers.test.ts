import { foldText } from '@contract/foldText';
import { FinishedAnswer } from '@server/core/finishedAnswer';
import { createMemoryData } from '@server/data/memory/memoryData';
import { applyEvent, history } from '@server/data/testing/history';
import { newPost, userRow } from '@server/data/testing/rows';
import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKeywords } from './cacheKeywords';
import { createChanges } from './changes';
import { createFinishedAnswers } from './finishedAnswers';
import { watchChanges } from './watchChanges';

const startedAt = Date.UTC(2026, 0);
const page = { skip: 0, take: 9 };

/** Memory data with finished answers of searches; `reads` are the searches that reached the memory. */
async function createCached() {
  const memory = createMemoryData();
  const state = { now: 0, reads: [] as string[], pause: () => Promise.resolve() };
  const report = (failure: unknown) => {
    throw failure;
  };
  const changes = await createChanges({ report });
  const clock = { now: () => startedAt + state.now };
  const data = cacheKeywords(watchChanges(memory, changes.emit), { changes, clock });
  const answers = createFinishedAnswers({ changes, clock });
  async function search(term: string) {
    const answer = await answers.read(foldText(term), async () => {
      state.reads.push(term);
      const found = await memory.posts.search({ ...page, term });
      await state.pause();
      return new FinishedAnswer(
        JSON.stringify(found),
        found.rows.map(({ id }) => id),
      );
    });
    return JSON.parse(answer.text);
  }
  return { memory, data, state, search };
}

async function withTwoPosts() {
  const site = await createCached();
  await site.data.users.insert(userRow('ada'));
  await site.data.posts.insert(newPost('one'));
  await site.data.posts.insert(newPost('two'));
  return site;
}

test('after any change, answers and keywords are those of the data', async () => {
  const terms = ['night', 'BREAD', 'u1', 'bees', 'zzz'];
  await assert(
    asyncProperty(history, async (events) => {
      const { memory, data, search } = await createCached();
      for (const [moment, event] of events.entries()) {
        await applyEvent(data, event, moment);
        const found = await Promise.all([data.posts.keywords({ take: 9 }), ...terms.map(search)]);
        const expected = await Promise.all([
          memory.posts.keywords({ take: 9 }),
          ...terms.map(async (term) => memory.posts.search({ ...page, term })),
        ]);
        expect(found).toEqual(JSON.parse(JSON.stringify(expected)));
      }
    }),
    { seed: 20261122, numRuns: 25 },
  );
});

test('an answer is finished once for a query, and again after ten minutes', async () => {
  const { search, state } = await withTwoPosts();
  for (const term of ['about', 'About', 'about']) await search(term);
  expect(state.reads).toEqual(['about']);
  state.now = 601_000;
  await search('about');
  expect(state.reads).toEqual(['about', 'about']);
});

test('queries that arrive together share one answer', async () => {
  const { search, state } = await withTwoPosts();
  await Promise.all(Array.from({ length: 20 }, () => search('about')));
  expect(state.reads).toEqual(['about']);
});

test('a like only outdates the answers that show its post', async () => {
  const { data, search, state } = await withTwoPosts();
  const terms = ['about one', 'about two'];
  const searchBoth = () => Promise.all(terms.map(search));
  await searchBoth();
  await data.likes.add({ postId: 'two', userId: 'ada', createdAt: 0 });
  const [, found] = await searchBoth();
  expect(found.rows).toMatchObject([{ id: 'two', likes: 1 }]);
  expect(state.reads).toEqual([...terms, 'about two']);
});

test('an answer that was begun before a change is not kept, and not shared after it', async () => {
  const { data, search, state } = await withTwoPosts();
  let resume = () => {};
  state.pause = () =>
    new Promise((resolve) => {
      resume = resolve;
    });
  const before = search('about');
  while (state.reads.length === 0) await Promise.resolve();
  await new Promise(setImmediate);
  const release = resume;
  state.pause = () => Promise.resolve();
  await data.posts.insert(newPost('three'));
  expect(await search('about')).toMatchObject({ count: 3 });
  release();
  expect(await before).toMatchObject({ count: 2 });
  expect(await search('about')).toMatchObject({ count: 3 });
});

test('an answer that failed is finished again', async () => {
  const { search, state } = await withTwoPosts();
  state.pause = () => Promise.reject(new Error('no database'));
  await expect(search('about')).rejects.toThrow('no database');
  state.pause = () => Promise.resolve();
  expect(await search('about')).toMatchObject({ count: 2 });
});
