import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { rootReducer } from '@/store/rootReducer';
import { buildPostCard } from '@/testing/buildPostCard';
import { type BlogState, listKey, selectBlog } from './blogSlice';
import { fetchHome, fetchPosts } from './blogThunks';
import { postDeleted } from './postEvents';

const meta = { toasts: {} };
const query = { term: 'bread', page: 0 };
const answer = (title: string, keywords: string[] = []) => ({
  success: true as const,
  message: '',
  posts: [buildPostCard({ _id: title, title })],
  areMore: false,
  keywords,
});
const reduce = (...actions: UnknownAction[]) =>
  selectBlog(actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' })));
const listOf = (state: BlogState) => {
  const list = state.lists[listKey(query)];
  return { status: list?.status, titles: list?.allPosts?.map(({ title }) => title) };
};

test('an answer that comes after a newer request of the same list is dropped', () => {
  const state = reduce(
    fetchPosts.pending('first', query, meta),
    fetchPosts.pending('second', query, meta),
    fetchPosts.fulfilled(answer('new'), 'second', query, meta),
    fetchPosts.fulfilled(answer('old'), 'first', query, meta),
  );
  expect(listOf(state)).toMatchObject({ status: 'ready', titles: ['new'] });
});

test('a late answer of another list changes neither the shown one nor its keywords', () => {
  const other = { term: 'soil', page: 0 };
  const state = reduce(
    fetchPosts.pending('first', other, meta),
    fetchPosts.pending('second', query, meta),
    fetchPosts.fulfilled(answer('new', ['bread']), 'second', query, meta),
    fetchPosts.fulfilled(answer('old', ['soil']), 'first', other, meta),
  );
  expect(listOf(state)).toMatchObject({ titles: ['new'] });
  expect(state.keywords).toEqual(['bread']);
});

test('a failure keeps what was loaded before', () => {
  const state = reduce(
    fetchPosts.pending('first', query, meta),
    fetchPosts.fulfilled(answer('kept'), 'first', query, meta),
    fetchPosts.pending('second', query, meta),
    fetchPosts.rejected(new Error('broken'), 'second', query, undefined, meta),
  );
  expect(listOf(state)).toMatchObject({ status: 'failed', titles: ['kept'] });
});

test('home keeps 9 tags and a list 10 keywords', () => {
  const words = Array.from({ length: 14 }, (_, at) => `word ${at}`);
  const state = reduce(
    fetchHome.pending('home', undefined, meta),
    fetchHome.fulfilled(
      {
        success: true,
        message: '',
        data: { trendingPosts: [], authorPosts: [], topKeywords: words },
      },
      'home',
      undefined,
      meta,
    ),
    fetchPosts.pending('list', query, meta),
    fetchPosts.fulfilled(answer('one', words), 'list', query, meta),
  );
  expect(state.tags).toEqual(words.slice(0, 9));
  expect(state.keywords).toEqual(words.slice(0, 10));
  expect(state.trendingPosts).toEqual([]);
});

test('a deleted post leaves every list at once', () => {
  const gone = { id: 'one', url: 'one', authorId: 'user-1' };
  const state = reduce(
    fetchPosts.pending('list', query, meta),
    fetchPosts.fulfilled(answer('one'), 'list', query, meta),
    postDeleted(gone),
  );
  expect(listOf(state).titles).toEqual([]);
});
