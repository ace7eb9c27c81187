import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { authorBlocked } from '@/store/posts/postEvents';
import { rootReducer } from '@/store/rootReducer';
import { buildComment } from '@/testing/buildComment';
import { firstComments } from './commentChanges';
import { commentsQuery } from './commentQueries';
import { fetchComments, fetchMoreComments } from './commentQueryThunks';

const meta = { toasts: {} };
const after = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));

test('late comments do not replace newer ones', () => {
  const of = { postId: 'post-1', loaded: 0 };
  const state = after(
    fetchComments.pending('1', of, meta),
    fetchComments.pending('2', of, meta),
    fetchComments.fulfilled({ comments: [], areMore: false }, '1', of, meta),
  );
  expect(commentsQuery('post-1').select(state)).toMatchObject({ status: 'loading', data: null });
});

const comments = (...ids: string[]) => ids.map((id) => buildComment({ _id: id }));

test('a page of comments is added without those that are loaded already', () => {
  const first = { comments: comments('c', 'b'), areMore: true };
  const next = { comments: comments('b', 'a'), areMore: false };
  const none = { postId: 'post-1', loaded: 0 };
  const two = { postId: 'post-1', loaded: 2 };
  const state = after(
    fetchComments.pending('1', none, meta),
    fetchComments.fulfilled(first, '1', none, meta),
    fetchMoreComments.fulfilled(next, '2', two, meta),
  );
  expect(commentsQuery('post-1').select(state)?.data).toEqual({
    comments: comments('c', 'b', 'a'),
    areMore: false,
  });
});

test('comments of an account that was blocked are gone at once', () => {
  const none = { postId: 'post-1', loaded: 0 };
  const both = [
    ...comments('a'),
    ...comments('b').map((comment) => ({
      ...comment,
      commentAuthor: { ...comment.commentAuthor, id: 'user-2' },
    })),
  ];
  const state = after(
    fetchComments.pending('1', none, meta),
    fetchComments.fulfilled({ comments: both, areMore: true }, '1', none, meta),
    authorBlocked({ authorId: 'user-2', isBlocked: true }),
  );
  expect(commentsQuery('post-1').select(state)?.data).toEqual({
    comments: comments('a'),
    areMore: true,
  });
});

test('of more comments than wanted the first are kept', () => {
  const loaded = { comments: comments('c', 'b', 'a'), areMore: false };
  expect(firstComments(loaded, 2)).toEqual({ comments: comments('c', 'b'), areMore: true });
  expect(firstComments(loaded, 3)).toEqual(loaded);
});
