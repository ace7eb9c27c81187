import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { buildPostCard } from '@/testing/buildPostCard';
import type { AnsweredPosts } from '../answeredPosts';
import { rootReducer } from '../rootReducer';
import { selectPostCards } from './postCardsSlice';
import {
  authorBlocked,
  authorDeleted,
  postDeleted,
  postSaved,
  publicationEnded,
  publicationStarted,
} from './postEvents';
import { fetchLikes, likePost, unlikePost } from './postThunks';
import { selectPosts, selectPublicPosts } from './usePosts';

const meta = { toasts: {} };
const liked = { postId: 'post-1' };
const id = 'post-1';
const refused = apiError('refused', { status: 404 });
const card = buildPostCard({ _id: id, likes: 3 });
const other = buildPostCard({ _id: 'post-2', author: { ...card.author, _id: 'user-2' } });

const answered = (posts: AnsweredPosts) => ({
  type: 'postCards/answered',
  meta: { posts },
  payload: null,
});
const loaded = answered({ listed: [other], others: [{ ...card, isLiked: false }] });

const after = (...actions: UnknownAction[]) =>
  [loaded, ...actions].reduce(rootReducer, rootReducer(undefined, { type: 'test/start' }));
const cardAfter = (...actions: UnknownAction[]) => selectPostCards(after(...actions)).entities[id];
const likesAfter = (...actions: UnknownAction[]) => {
  const post = cardAfter(...actions);
  return [post?.likes, post?.isLiked];
};
const listed = (...actions: UnknownAction[]) => {
  const state = after(...actions);
  const ids = [id, 'post-2'];
  return {
    all: selectPosts(state, ids).map(({ _id }) => _id),
    public: selectPublicPosts(state, ids).map(({ _id }) => _id),
  };
};

const likes = (totalLikes: number, isLiked: boolean) => ({
  success: true as const,
  message: '',
  data: { totalLikes, isLiked },
});
const like = (requestId: string) => likePost.pending(requestId, liked, meta);
const unlike = (requestId: string) => unlikePost.pending(requestId, liked, meta);
const liking = (requestId: string, total: number) =>
  likePost.fulfilled(likes(total, true), requestId, liked, meta);
const likeFails = (requestId: string) => likePost.rejected(null, requestId, liked, refused, meta);

test('a like shows at once, then as the API counts it', () => {
  expect(likesAfter(like('a'))).toEqual([4, true]);
  expect(likesAfter(like('a'), liking('a', 9))).toEqual([9, true]);
});

test('likes that were requested before a press do not replace it', () => {
  const read = fetchLikes.pending('r', liked, meta);
  const answer = fetchLikes.fulfilled({ totalLikes: 5, isLiked: false }, 'r', liked, meta);
  expect(likesAfter(read, answer)).toEqual([5, false]);
  expect(likesAfter(read, like('a'), answer)).toEqual([4, true]);
  expect(likesAfter(read, like('a'), liking('a', 9), answer)).toEqual([9, true]);
  expect(likesAfter(like('a'), read, liking('a', 9), answer)).toEqual([9, true]);
});

test('a like that fails is rolled back', () => {
  expect(likesAfter(like('a'), likeFails('a'))).toEqual([3, false]);
});

test('a late answer to a like does not replace a newer unlike', () => {
  expect(likesAfter(like('a'), unlike('b'))).toEqual([3, false]);
  expect(likesAfter(like('a'), unlike('b'), liking('a', 4))).toEqual([3, false]);
});

test('a like that fails late does not roll back a newer one', () => {
  const quickly = [like('a'), unlike('b'), like('c')];
  expect(likesAfter(...quickly, likeFails('a'))).toEqual([4, true]);
  expect(likesAfter(...quickly, likeFails('a'), liking('c', 7))).toEqual([7, true]);
});

test('if the second of two likes fails, the answer to the first is shown', () => {
  const unlikeFails = unlikePost.rejected(null, 'b', liked, refused, meta);
  expect(likesAfter(like('a'), unlike('b'), liking('a', 4), unlikeFails)).toEqual([4, true]);
});

type Press = { id: string; by: 1 | -1; isAnswered: boolean };

/** What the API answers to the presses in the order in which they were made, and its state in the end. */
function answersTo(presses: readonly Press[]) {
  const state = { totalLikes: 3, isLiked: false };
  const actions = presses.map(({ id, by, isAnswered }) => {
    const press = by === 1 ? likePost : unlikePost;
    if (!isAnswered) return press.rejected(null, id, liked, refused, meta);
    if (state.isLiked !== (by === 1)) state.totalLikes += by;
    state.isLiked = by === 1;
    return press.fulfilled(likes(state.totalLikes, state.isLiked), id, liked, meta);
  });
  return { actions, end: [state.totalLikes, state.isLiked] };
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    ordersOf(items.toSpliced(at, 1)).map((others) => [item, ...others]),
  );
}

test('however quick presses are answered, the state of the API is shown in the end', () => {
  const [yes, no] = [true, false];
  const outcomes = [yes, no].flatMap((a) =>
    [yes, no].flatMap((b) => [yes, no].map((c) => [a, b, c] as const)),
  );
  for (const count of [2, 3]) {
    for (const outcome of outcomes) {
      const presses = outcome.slice(0, count).map((isAnswered, at): Press => {
        return { id: `press-${at}`, by: at % 2 === 0 ? 1 : -1, isAnswered };
      });
      const sent = presses.map((press) => (press.by === 1 ? like : unlike)(press.id));
      const { actions, end } = answersTo(presses);
      for (const order of ordersOf(actions)) {
        const types = order.map(({ type }) => type);
        expect([types, likesAfter(...sent, ...order)]).toEqual([types, end]);
      }
    }
  }
});

test('a like of a post that was loaded again meanwhile does not change the new count', () => {
  const again = answered({ others: [{ ...card, likes: 12, isLiked: true }] });
  expect(likesAfter(like('a'), again, likeFails('a'))).toEqual([12, true]);
});

test('a card from a list keeps whether the viewer likes the post', () => {
  const again = answered({ listed: [{ ...card, likes: 5 }] });
  expect(likesAfter(like('a'), liking('a', 4), again)).toEqual([5, true]);
});

test('a deleted post leaves every list', () => {
  const deleted = postDeleted({ id });
  expect(listed(deleted)).toEqual({ all: ['post-2'], public: ['post-2'] });
});

test('an unpublished post leaves the public lists at once, and returns if that fails', () => {
  const started = publicationStarted({ id, isPublished: false });
  expect(listed(started)).toEqual({ all: [id, 'post-2'], public: ['post-2'] });
  const failed = publicationEnded({ id, isPublished: true });
  expect(listed(started, failed).public).toEqual([id, 'post-2']);
});

test('posts of a blocked author leave the public lists until the author is unblocked', () => {
  const blocked = authorBlocked({ authorId: 'user-1', isBlocked: true });
  expect(listed(blocked)).toEqual({ all: [id, 'post-2'], public: ['post-2'] });
  const unblocked = authorBlocked({ authorId: 'user-1', isBlocked: false });
  expect(listed(blocked, unblocked).public).toEqual([id, 'post-2']);
});

test('an author in a newer public list is no longer blocked; one in other answers may be', () => {
  const blocked = authorBlocked({ authorId: 'user-1', isBlocked: true });
  expect(listed(blocked, answered({ others: [card] })).public).toEqual(['post-2']);
  expect(listed(blocked, answered({ listed: [card] })).public).toEqual([id, 'post-2']);
});

test('the posts of a deleted account are gone', () => {
  expect(listed(authorDeleted({ authorId: 'user-2' })).all).toEqual([id]);
});

test('a saved post changes its card, without the fields of the full post', () => {
  const author = { ...card.author, bio: '', followers: 4 };
  const saved = { ...card, title: 'New title', content: '{}', canonicalUrl: '', author };
  expect(cardAfter(postSaved(saved))).toEqual({ ...card, title: 'New title', isLiked: false });
});
