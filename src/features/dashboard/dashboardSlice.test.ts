import { limits } from '@contract/limits';
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { rootReducer } from '@/store/rootReducer';
import { buildPostCard } from '@/testing/buildPostCard';
import { followersQuery, ownPostsQuery, usersQuery } from './dashboardQueries';
import { ownProfileChanged, selectDashboard } from './dashboardSlice';
import {
  fetchCharts,
  fetchFollowers,
  fetchOtherOwnPosts,
  fetchOwnPosts,
  fetchOwnProfile,
  fetchUsers,
} from './dashboardThunks';

const meta = { toasts: {} };
const owner = { viewerId: 'user-1', page: 0 };
const ownPosts = { ...owner, state: 'all', searchTerm: '' } as const;
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

test('another user sees nothing that was loaded for the one before', () => {
  const followers = { people: [], areMore: false };
  const state = after(
    fetchFollowers.pending('1', owner, meta),
    fetchFollowers.fulfilled(followers, '1', owner, meta),
  );
  expect(followersQuery(owner).select(state)?.data).toEqual(followers);
  expect(followersQuery({ ...owner, viewerId: 'user-2' }).select(state)).toBeUndefined();
});

test('each search of users has its own pages', () => {
  const search = { ...owner, searchTerm: 'ines' };
  const found = { users: [], count: 1, areMore: false };
  const state = after(
    fetchUsers.pending('1', search, meta),
    fetchUsers.fulfilled(found, '1', search, meta),
  );
  expect(usersQuery(search).select(state)?.data).toEqual(found);
  expect(usersQuery({ ...search, searchTerm: '' }).select(state)).toBeUndefined();
});

test('statistics that fail to load again stay', () => {
  const charts = { likesData: [], followersData: [] };
  const arg = { viewerId: 'user-1' };
  const state = after(
    fetchCharts.pending('1', arg, meta),
    fetchCharts.fulfilled(charts, '1', arg, meta),
    fetchCharts.pending('2', arg, meta),
    fetchCharts.rejected(null, '2', arg, apiError('unreachable'), meta),
  );
  expect(selectDashboard(state).charts[0]).toMatchObject({ status: 'failed', data: charts });
});

test('a changed profile is loaded again', () => {
  const arg = { viewerId: 'user-1' };
  const loading = fetchOwnProfile.pending('1', arg, meta);
  expect(selectDashboard(after(loading)).profiles).toHaveLength(1);
  expect(selectDashboard(after(loading, ownProfileChanged())).profiles).toEqual([]);
});

test('the oldest pages are evicted', () => {
  const most = limits.cache.dashboardPages;
  const pages = Array.from({ length: most + 1 }, (_, page) => ({ ...owner, page }));
  const state = after(...pages.map((arg) => fetchFollowers.pending(`${arg.page}`, arg, meta)));
  expect(selectDashboard(state).followers).toHaveLength(most);
  expect(followersQuery(owner).select(state)).toBeUndefined();
});
