import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { buildPostCard } from '@/testing/buildPostCard';
import { postDeleted } from './postEvents';
import { authorFollowed, postReducer, summaryClosed } from './postSlice';
import { fetchComments, fetchPost, likePost, readyPost, unlikePost } from './postThunks';

const url = 'sourdough';
const at = { url };
const liked = { url, postId: 'post-1' };
const card = buildPostCard({ url, likes: 3 });
const details = {
  ...card,
  content: '{"blocks":[]}',
  isLiked: false,
  author: { ...card.author, bio: '', followers: 4 },
};
const answer = {
  success: true as const,
  message: '',
  postDetails: details,
  recentPosts: [],
  viewerId: null,
};
const likes = (totalLikes: number, isLiked: boolean) => ({
  success: true as const,
  message: '',
  data: { totalLikes, isLiked },
});
const toasts = { toasts: {} };
const refused = apiError('refused', { status: 404 });

type Action = Parameters<typeof postReducer>[1];
const after = (...actions: Action[]) =>
  actions.reduce<ReturnType<typeof postReducer> | undefined>(postReducer, undefined);
const loaded = [fetchPost.pending('1', at, toasts), fetchPost.fulfilled(answer, '1', at, toasts)];
const entry = (...actions: Action[]) => after(...loaded, ...actions)?.posts[url];
const shown = (...actions: Action[]) => {
  const post = entry(...actions)?.details;
  return [post?.likes, post?.isLiked];
};

test('a like shows at once, and what the API counts after it', () => {
  expect(shown(likePost.pending('a', liked, toasts))).toEqual([4, true]);
  expect(
    shown(
      likePost.pending('a', liked, toasts),
      likePost.fulfilled(likes(9, true), 'a', liked, toasts),
    ),
  ).toEqual([9, true]);
});

test('a like that fails is taken back', () => {
  expect(
    shown(
      likePost.pending('a', liked, toasts),
      likePost.rejected(null, 'a', liked, refused, toasts),
    ),
  ).toEqual([3, false]);
});

test('of a like and an unlike in haste, the late answer to the first is not shown', () => {
  const haste = [likePost.pending('a', liked, toasts), unlikePost.pending('b', liked, toasts)];
  expect(shown(...haste)).toEqual([3, false]);
  expect(shown(...haste, likePost.fulfilled(likes(4, true), 'a', liked, toasts))).toEqual([
    3,
    false,
  ]);
});

test('when the second of them fails, what the first brought stands', () => {
  expect(
    shown(
      likePost.pending('a', liked, toasts),
      unlikePost.pending('b', liked, toasts),
      likePost.fulfilled(likes(4, true), 'a', liked, toasts),
      unlikePost.rejected(null, 'b', liked, refused, toasts),
    ),
  ).toEqual([4, true]);
});

test('a post that could not be reached again stays as it was; one that is gone goes', () => {
  const again = fetchPost.pending('2', at, toasts);
  const unreachable = fetchPost.rejected(null, '2', at, apiError('unreachable'), toasts);
  expect(entry(again, unreachable)).toMatchObject({ status: 'failed', details });
  const gone = fetchPost.rejected(null, '2', at, refused, toasts);
  expect(entry(again, gone)).toMatchObject({ status: 'failed', details: null });
});

test('a post that could not be readied is only not there yet', () => {
  const state = after(
    readyPost.pending('1', at, toasts),
    readyPost.rejected(null, '1', at, refused, toasts),
  );
  expect(state?.posts[url]).toMatchObject({ status: 'idle', details: null });
});

test('a deleted post is not kept', () => {
  const gone = { url, id: 'post-1', authorId: 'user-1' };
  expect(entry(postDeleted(gone))?.details).toBeNull();
});

test('a new follower is counted', () => {
  expect(entry(authorFollowed({ url, by: 1 }))?.details?.author.followers).toBe(5);
});

test('comments that come late never replace newer ones', () => {
  const of = { postId: 'post-1' };
  const comments = (..._ids: string[]) => ({ success: true as const, message: '', comments: [] });
  const state = after(
    fetchComments.pending('1', of, toasts),
    fetchComments.pending('2', of, toasts),
    fetchComments.fulfilled(comments(), '1', of, toasts),
  );
  expect(state?.comments['post-1']).toMatchObject({ status: 'loading', comments: null });
});

test('closing the summary clears it', () => {
  expect(after(summaryClosed())?.summary.shown).toBeNull();
});
