import { limits } from '@contract/limits';
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { cachedAnswer, cachedQuery, type PageArg, pageKey } from './cachedQuery';
import { rootReducer } from './rootReducer';

const query = cachedQuery({
  name: 'testPages',
  keyOf: pageKey,
  call: async ({ page }: PageArg) => Promise.resolve(`page ${page}`),
  failure: 'Failed to load the pages.',
});

const first = { viewerId: 'user-1', page: 0 };
const meta = { toasts: {} };
const { pending, fulfilled, rejected } = query.thunk;
const start = (of: PageArg, id = '1') => pending(id, { of }, meta);
const answer = (of: PageArg, id = '1') => fulfilled(`page ${of.page}`, id, { of }, meta);
const after = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));

test('nothing is stored before the first request', () => {
  expect(query(first).select(after())).toBeUndefined();
});

test('each argument has its own answer, for the viewer who asked', () => {
  const second = { ...first, page: 1 };
  const state = after(start(first), answer(first), start(second, '2'), answer(second, '2'));
  expect(query(first).select(state)?.data).toBe('page 0');
  expect(query(second).select(state)?.data).toBe('page 1');
  expect(query({ ...first, viewerId: 'user-2' }).select(state)).toBeUndefined();
});

test('an answer stays when it fails to load again, and the failure has its message', () => {
  const failed = rejected(null, '2', { of: first }, apiError('unreachable'), meta);
  const state = after(start(first), answer(first), start(first, '2'), failed);
  expect(query(first).select(state)).toMatchObject({ status: 'failed', data: 'page 0' });
  expect(query.failure).toBe('Failed to load the pages.');
});

test('the oldest answers are dropped', () => {
  const most = limits.cache.dashboardPages;
  const pages = Array.from({ length: most + 1 }, (_, page) => ({ ...first, page }));
  const state = after(...pages.map((arg) => start(arg, `${arg.page}`)));
  expect(query(first).select(state)).toBeUndefined();
  expect(query({ ...first, page: most }).select(state)).toMatchObject({ status: 'loading' });
});

test('of an answer it keeps what it is told', () => {
  const titles = cachedAnswer({
    name: 'testTitles',
    keyOf: (tag: string) => tag,
    call: async (tag) => Promise.resolve({ posts: [{ title: tag, text: 'Long' }] }),
    dataOf: ({ posts }) => posts.map(({ title }) => title),
    failure: null,
  });
  const arg = { of: 'bread' };
  const answered = { posts: [{ title: 'bread', text: 'Long' }] };
  const state = after(
    titles.thunk.pending('1', arg, meta),
    titles.thunk.fulfilled(answered, '1', arg, meta),
  );
  expect(titles('bread').select(state)?.data).toEqual(['bread']);
});
