import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { authorBlocked } from '@/store/posts/postEvents';
import { rootReducer } from '@/store/rootReducer';
import { buildComment } from '@/testing/buildComment';
import { loadedThread } from './commentChanges';
import { commentsQuery } from './commentQueries';
import { fetchComments, fetchMoreComments } from './commentQueryThunks';
import { gap } from './gaps';

const meta = { toasts: {} };
const after = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));

test('late comments do not replace newer ones', () => {
  const of = { postId: 'post-1' };
  const state = after(
    fetchComments.pending('1', of, meta),
    fetchComments.pending('2', of, meta),
    fetchComments.fulfilled({ threads: [], areMore: false }, '1', of, meta),
  );
  expect(commentsQuery('post-1').select(state)).toMatchObject({ status: 'loading', data: null });
});

const threads = (...ids: string[]) => ids.map((id) => loadedThread(buildComment({ _id: id })));

test('a page of comments is added without those that are loaded already', () => {
  const first = { threads: threads('c', 'b'), areMore: true };
  const next = { threads: threads('b', 'a'), areMore: false };
  const none = { postId: 'post-1' };
  const two = { postId: 'post-1', skip: 2 };
  const state = after(
    fetchComments.pending('1', none, meta),
    fetchComments.fulfilled(first, '1', none, meta),
    fetchMoreComments.fulfilled(next, '2', two, meta),
  );
  expect(commentsQuery('post-1').select(state)?.data).toEqual({
    threads: threads('c', 'b', 'a'),
  });
});

test('comments of an account that was blocked are gone at once', () => {
  const none = { postId: 'post-1' };
  const both = [
    ...threads('a'),
    ...threads('b').map((thread) => ({
      ...thread,
      commentAuthor: { id: 'user-2', fullName: 'Ben', username: 'ben', image: {} },
    })),
  ];
  const state = after(
    fetchComments.pending('1', none, meta),
    fetchComments.fulfilled({ threads: both, areMore: true }, '1', none, meta),
    authorBlocked({ authorId: 'user-2', isBlocked: true }),
  );
  expect(commentsQuery('post-1').select(state)?.data).toEqual({
    threads: [...threads('a'), gap],
  });
});
