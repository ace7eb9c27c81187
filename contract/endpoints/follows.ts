import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf } from '../listOf';
import { followCard, followState } from '../people/followEntities';
import { answer, done, id, skip } from './shapes';

const cards = listOf(followCard);

export const readFollow = endpoint({
  method: 'POST',
  path: '/isfollowing/',
  isOfflineAnswer: true,
  changes: false,
  body: v.object({ authId: id }),
  answer: answer({ data: followState }),
});

export const followAuthor = endpoint({
  method: 'POST',
  path: '/follower/follow',
  needsSession: 'follow',
  creates: true,
  rate: 'follows',
  body: v.object({ authId: id, blogId: v.optional(id) }),
  answer: answer({ id: v.string() }),
});

export const unfollowAuthor = endpoint({
  method: 'DELETE',
  path: '/follower/unfollow/:followId',
  needsSession: 'unfollow',
  rate: 'follows',
  answer: done,
});

export const listFollowers = endpoint({
  method: 'GET',
  path: '/followers',
  isOfflineAnswer: true,
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ followers: cards, areMoreFollowers: v.boolean() }),
});

export const listFollowing = endpoint({
  method: 'GET',
  path: '/following',
  isOfflineAnswer: true,
  needsSession: true,
  query: v.object({ skip }),
  answer: answer({ authors: cards, areMore: v.boolean() }),
});
