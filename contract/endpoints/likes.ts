import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { likeState } from '../entities';
import { answer, id } from './shapes';

const likeAnswer = answer({ data: likeState });

/** For pages that were rendered for visitors: a post is otherwise read together with its likes. */
export const readLikes = endpoint({
  method: 'POST',
  path: '/likecount',
  isOfflineAnswer: true,
  changes: false,
  body: v.object({ postId: id, userId: v.optional(v.nullable(id)) }),
  answer: likeAnswer,
});

export const likePost = endpoint({
  method: 'GET',
  path: '/like/:postId',
  needsSession: 'like',
  changes: true,
  rate: 'likes',
  answer: likeAnswer,
});

export const unlikePost = endpoint({
  method: 'DELETE',
  path: '/dislike/:postId',
  needsSession: 'like',
  rate: 'likes',
  answer: likeAnswer,
});
