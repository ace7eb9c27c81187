import * as v from 'valibot';
import { postCard } from '../entities';

/** Why a post is in the list of followed ones: the username of its author, or a topic. */
export const followReason = v.union([
  v.object({ author: v.string() }),
  v.object({ tag: v.string() }),
]);
export type FollowReason = v.InferOutput<typeof followReason>;

/** A post of a followed author or about a followed topic. */
export const followedPost = v.object({ ...postCard.entries, because: followReason });

/** A followed topic. */
export const topic = v.object({ tag: v.string(), createdAt: v.string() });
export type Topic = v.InferOutput<typeof topic>;

/** A post as it was read: which version, when, and the block at which the reader stopped; '' if unknown. */
export const read = v.object({
  postId: v.string(),
  revision: v.number(),
  readAt: v.string(),
  lastBlock: v.string(),
});
export type Read = v.InferOutput<typeof read>;

/** How many of the last reads of a device the dashboard sends. */
export const startReads = 100;
