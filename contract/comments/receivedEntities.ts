import * as v from 'valibot';
import { listOf } from '../listOf';
import { comment } from './commentEntities';

/** A comment under a post of the viewer. */
export const receivedComment = v.object({
  ...comment.entries,
  post: v.object({ _id: v.string(), url: v.string(), title: v.string() }),
});
export type ReceivedComment = v.InferOutput<typeof receivedComment>;

/**
 * Which comments under own posts are listed: held ones; all but deleted and removed ones; shown ones of others that answer
 * none and have no shown reply of the viewer.
 */
export const receivedView = v.picklist(['waiting', 'all', 'unanswered']);
export type ReceivedView = v.InferOutput<typeof receivedView>;

/** A comment of the viewer with its post, and the newest answers of others. */
export const ownComment = v.object({
  ...comment.entries,
  post: v.object({ url: v.string(), title: v.string() }),
  answers: v.optional(listOf(comment), []),
});
export type OwnComment = v.InferOutput<typeof ownComment>;
