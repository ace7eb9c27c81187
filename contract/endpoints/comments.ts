import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { comment } from '../entities';
import { listOf } from '../listOf';
import { answer, clientId, done, id, optionalSkip, text } from './shapes';

export const addComment = endpoint({
  method: 'POST',
  path: '/comments',
  needsSession: 'comment',
  creates: true,
  rate: 'comments',
  body: v.object({ blogId: id, comment: text, clientId }),
  /** The page does without the comment if a server doesn't answer it. */
  answer: answer({ comment: v.optional(comment) }),
});

export const listComments = endpoint({
  method: 'GET',
  path: '/comments/:blogId',
  query: v.object({ skip: optionalSkip }),
  answer: answer({ comments: listOf(comment), areMore: v.boolean() }),
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/comments/:commentId',
  needsSession: 'comment',
  rate: 'commentChanges',
  body: v.object({ commentId: v.optional(id), comment: text }),
  answer: done,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/comments/:commentId',
  needsSession: 'comment',
  rate: 'commentChanges',
  answer: done,
});
