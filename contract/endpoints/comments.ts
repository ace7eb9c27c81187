import * as v from 'valibot';
import { comment, thread } from '../comments/commentEntities';
import { endpoint } from '../endpoint';
import { likeState } from '../entities';
import { listOf } from '../listOf';
import { answer, clientId, done, id, optionalSkip, seenComment, text } from './shapes';

export const addComment = endpoint({
  method: 'POST',
  path: '/comments',
  needsSession: 'comment',
  creates: true,
  rate: 'comments',
  body: v.object({
    blogId: id,
    comment: text,
    /** The comment that it answers. */
    parentId: v.optional(id),
    /** The block of the present version that it is about, and the words of it. */
    blockId: v.optional(id),
    quote: v.optional(text),
    clientId,
  }),
  /** The page does without the comment if a server doesn't answer it. */
  answer: answer({ comment: v.optional(thread) }),
});

/**
 * With one of `threads`, `parentId`, `blockId` and `order` it lists comments that answer none, or the replies to
 * `parentId`; else all comments one after the other, newest first. A page of long threads has fewer of them: the next
 * one begins after as many as were answered.
 */
export const listComments = endpoint({
  method: 'GET',
  path: '/comments/:blogId',
  isOfflineAnswer: true,
  query: v.object({
    skip: optionalSkip,
    threads: v.optional(v.literal('1')),
    parentId: v.optional(id),
    blockId: v.optional(id),
    order: v.optional(v.picklist(['newest', 'oldest'])),
  }),
  answer: answer({
    comments: listOf(thread),
    areMore: v.boolean(),
    /** How many comments of the post everybody sees, and when the newest was written; on the first page of threads. */
    count: v.optional(v.number()),
    latest: v.optional(v.nullable(v.string())),
    /** How many comments are about each block; on the first page of threads. */
    remarks: v.optional(listOf(v.object({ blockId: v.string(), count: v.number() }))),
  }),
});

/**
 * The thread of a comment, with the page of its replies in which the comment stands; of a comment that answers none the
 * first page.
 */
export const readThread = endpoint({
  method: 'GET',
  path: '/comments/thread/:commentId',
  isOfflineAnswer: true,
  answer: answer({
    blogId: v.string(),
    /** The comment that answers none. */
    thread: comment,
    replies: listOf(comment),
    /** How many replies are before the page. */
    skip: v.number(),
    areMore: v.boolean(),
  }),
});

/** How many comments that the reader sees others have written since; at most 99 are counted. */
export const countNewComments = endpoint({
  method: 'GET',
  path: '/comments/:blogId/newer',
  query: v.object({ after: v.pipe(v.string(), v.isoTimestamp()) }),
  answer: answer({ count: v.number() }),
});

const likeAnswer = answer({ data: likeState });

export const likeComment = endpoint({
  method: 'POST',
  path: '/comments/:commentId/like',
  needsSession: 'like',
  rate: 'likes',
  answer: likeAnswer,
});

export const unlikeComment = endpoint({
  method: 'DELETE',
  path: '/comments/:commentId/like',
  needsSession: 'like',
  rate: 'likes',
  answer: likeAnswer,
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/comments/:commentId',
  needsSession: 'comment',
  rate: 'commentChanges',
  body: v.object({ commentId: v.optional(id), comment: text }),
  answer: seenComment,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/comments/:commentId',
  needsSession: 'comment',
  rate: 'commentChanges',
  answer: done,
});
