import { postTexts } from '@contract/texts/postTexts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { postSaved } from '@/store/posts/postEvents';
import { rootReducer } from '@/store/rootReducer';
import { buildPostCard } from '@/testing/buildPostCard';
import { authorFollowed, fetchPost, postQuery, prefetchPost } from './postQueries';
import { summarisePost, summaryClosed, summaryQuery } from './summaryQuery';

const meta = { toasts: {} };
const url = 'sourdough';
const at = { url };
const card = buildPostCard({ url });
const details = {
  ...card,
  content: '{"blocks":[]}',
  canonicalUrl: '',
  isLiked: false,
  author: { ...card.author, bio: '', followers: 4 },
};
const recent = buildPostCard({ _id: 'post-2' });
const answer = {
  success: true as const,
  message: '',
  postDetails: details,
  recentPosts: [recent],
};
const refused = apiError('refused', { status: 404 });

const loaded = [fetchPost.pending('1', at, meta), fetchPost.fulfilled(answer, '1', at, meta)];
const after = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));
const entryAfter = (...actions: UnknownAction[]) =>
  postQuery({ url, viewerId: null }).select(after(...actions));

test('a post holds its content and the ids of the posts to read next', () => {
  expect(entryAfter(...loaded)?.data).toEqual({
    id: 'post-1',
    content: details.content,
    canonicalUrl: '',
    author: details.author,
    recentIds: ['post-2'],
  });
});

test('a post that can not be reached again stays; one that is refused is dropped', () => {
  const again = [...loaded, fetchPost.pending('2', at, meta)];
  const unreachable = fetchPost.rejected(null, '2', at, apiError('unreachable'), meta);
  expect(entryAfter(...again, unreachable)).toMatchObject({
    status: 'failed',
    data: { id: 'post-1' },
  });
  const gone = fetchPost.rejected(null, '2', at, refused, meta);
  expect(entryAfter(...again, gone)).toMatchObject({ status: 'failed', data: null });
});

test('a prefetch that fails leaves the post unrequested', () => {
  const failed = prefetchPost.rejected(null, '1', at, refused, meta);
  expect(entryAfter(prefetchPost.pending('1', at, meta), failed)).toMatchObject({
    status: 'idle',
    data: null,
  });
});

test('a follower is counted beside the post', () => {
  expect(entryAfter(...loaded, authorFollowed({ url, by: 1 }))?.data?.author.followers).toBe(5);
});

test('a saved post changes the text that readers see', () => {
  const saved = postSaved({ ...details, content: '{"blocks":[1]}' });
  expect(entryAfter(...loaded, saved)?.data?.content).toBe('{"blocks":[1]}');
});

test('a saved post changes where readers are told it was published first', () => {
  const canonicalUrl = 'https://example.org/';
  const saved = postSaved({ ...details, canonicalUrl });
  expect(entryAfter(...loaded, saved)?.data?.canonicalUrl).toBe(canonicalUrl);
});

test('a summary is shown until it is closed; one that was replaced is not shown', () => {
  const summary = { title: 'In short', summary: 'Wait.', sources: [] };
  const answered = { summary, message: postTexts.summarised };
  const of = { postId: 'post-1' };
  const started = [summarisePost.pending('1', of, meta), summarisePost.pending('2', of, meta)];
  const late = summarisePost.fulfilled(answered, '1', of, meta);
  const select = summaryQuery(of).select;
  expect(select(after(...started, late))).toMatchObject({ status: 'loading', data: null });
  const state = after(...started, summarisePost.fulfilled(answered, '2', of, meta));
  expect(select(state)).toMatchObject({ status: 'ready', data: summary });
  expect(select(rootReducer(state, summaryClosed()))).toMatchObject({
    status: 'ready',
    data: null,
  });
});
