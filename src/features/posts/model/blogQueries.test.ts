import { limits } from '@contract/limits';
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { rootReducer } from '@/store/rootReducer';
import { buildPostCard } from '@/testing/buildPostCard';
import { fetchHome, homeQuery } from './homeQuery';
import { fetchPosts, postListQuery, selectKeywords } from './postListQuery';

const meta = { toasts: {} };
const query = { term: 'bread', page: 0 };
const answer = (id: string, keywords: string[] = []) => ({
  success: true as const,
  message: '',
  posts: [buildPostCard({ _id: id })],
  areMore: false,
  keywords,
});
const after = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));
const idsOf = (state: ReturnType<typeof after>) => postListQuery(query).select(state)?.data?.ids;

test('a list holds the ids of its posts', () => {
  const state = after(
    fetchPosts.pending('1', query, meta),
    fetchPosts.fulfilled(answer('post-1'), '1', query, meta),
  );
  expect(idsOf(state)).toEqual(['post-1']);
});

test('a search term is the same in upper and lower case', () => {
  const upper = { term: 'BREAD', page: 0 };
  const state = after(
    fetchPosts.pending('1', upper, meta),
    fetchPosts.fulfilled(answer('post-1'), '1', upper, meta),
  );
  expect(idsOf(state)).toEqual(['post-1']);
});

test('a late answer to another list changes neither the shown list nor its keywords', () => {
  const other = { term: 'soil', page: 0 };
  const state = after(
    fetchPosts.pending('1', other, meta),
    fetchPosts.pending('2', query, meta),
    fetchPosts.fulfilled(answer('new', ['bread']), '2', query, meta),
    fetchPosts.fulfilled(answer('old', ['soil']), '1', other, meta),
  );
  expect(idsOf(state)).toEqual(['new']);
  expect(selectKeywords(state)).toEqual(['bread']);
});

test('home keeps 9 tags and a list 10 keywords', () => {
  const words = Array.from({ length: 14 }, (_, at) => `word ${at}`);
  const state = after(
    fetchHome.pending('home', null, meta),
    fetchHome.fulfilled(
      { trendingPosts: [], authorPosts: [], topKeywords: words },
      'home',
      null,
      meta,
    ),
    fetchPosts.pending('list', query, meta),
    fetchPosts.fulfilled(answer('one', words), 'list', query, meta),
  );
  expect(homeQuery.select(state)?.data?.tags).toEqual(words.slice(0, 9));
  expect(selectKeywords(state)).toEqual(words.slice(0, 10));
});

test('only the lists that were requested last are kept', () => {
  const pages = Array.from({ length: limits.cache.postLists + 1 }, (_, page) => page);
  const state = after(
    ...pages.flatMap((page) => [
      fetchPosts.pending(`${page}`, { term: '', page }, meta),
      fetchPosts.fulfilled(answer(`post-${page}`), `${page}`, { term: '', page }, meta),
    ]),
  );
  const kept = postListQuery.selectAll(state).flatMap(({ data }) => data?.ids ?? []);
  expect(kept).toEqual(pages.slice(1).map((page) => `post-${page}`));
});
