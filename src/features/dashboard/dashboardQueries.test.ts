import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { rootReducer } from '@/store/rootReducer';
import { buildPostCard } from '@/testing/buildPostCard';
import { ownPostsQuery, ownProfileChanged, ownProfileQuery } from './dashboardQueries';
import { fetchOtherOwnPosts, fetchOwnPosts, fetchOwnProfile } from './dashboardThunks';

const meta = { toasts: {} };
const owner = { viewerId: 'user-1', page: 0 };
const ownPosts = { ...owner, state: 'all', searchTerm: '', order: 'newest' } as const;
const posts = (...ids: string[]) => ({
  posts: ids.map((_id) => buildPostCard({ _id })),
  areMore: false,
  count: ids.length,
});
const after = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));

test('a page of own posts holds ids, however it was requested', () => {
  const other = { ...ownPosts, page: 1 };
  const state = after(
    fetchOwnPosts.pending('1', ownPosts, meta),
    fetchOwnPosts.fulfilled(posts('post-1'), '1', ownPosts, meta),
    fetchOtherOwnPosts.pending('2', other, meta),
    fetchOtherOwnPosts.fulfilled(posts('post-2'), '2', other, meta),
  );
  expect(ownPostsQuery(ownPosts).select(state)?.data?.ids).toEqual(['post-1']);
  expect(ownPostsQuery(other).select(state)?.data?.ids).toEqual(['post-2']);
});

test('a late answer to the first of two requests for a page is dropped', () => {
  const state = after(
    fetchOwnPosts.pending('1', ownPosts, meta),
    fetchOtherOwnPosts.pending('2', ownPosts, meta),
    fetchOtherOwnPosts.fulfilled(posts('new'), '2', ownPosts, meta),
    fetchOwnPosts.fulfilled(posts('old'), '1', ownPosts, meta),
  );
  expect(ownPostsQuery(ownPosts).select(state)?.data?.ids).toEqual(['new']);
});

test('each state and search of own posts has its own pages', () => {
  const active = { ...ownPosts, state: 'active' } as const;
  const state = after(
    fetchOwnPosts.pending('1', active, meta),
    fetchOwnPosts.fulfilled(posts('post-1'), '1', active, meta),
  );
  expect(ownPostsQuery(active).select(state)?.data).toMatchObject({ ids: ['post-1'], count: 1 });
  for (const other of [
    ownPosts,
    { ...active, state: 'inactive' as const },
    { ...active, searchTerm: 'tea' },
  ])
    expect(ownPostsQuery(other).select(state)).toBeUndefined();
});

test('a changed profile is loaded again', () => {
  const arg = { viewerId: 'user-1' };
  const loading = fetchOwnProfile.pending('1', arg, meta);
  expect(ownProfileQuery.selectAll(after(loading))).toHaveLength(1);
  expect(ownProfileQuery.selectAll(after(loading, ownProfileChanged()))).toEqual([]);
});
