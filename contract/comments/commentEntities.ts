import * as v from 'valibot';
import { accountPicture } from '../entities';
import { listOf } from '../listOf';

/**
 * A `held` comment is in review. A `removed` one shows where its replies belong; with an author, a decision removed it, and only
 * its author and those who decide see it so.
 */
export const commentState = v.picklist(['shown', 'held', 'hidden', 'removed']);

/** A comment under a post. */
export const comment = v.object({
  _id: v.string(),
  content: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** null if the reader sees only that there was a comment, because it has replies. */
  commentAuthor: v.nullable(
    v.object({
      id: v.string(),
      fullName: v.string(),
      username: v.string(),
      image: accountPicture,
    }),
  ),
  /** The reader has muted its author. The comment is collapsed above its replies, and is shown on request. */
  isMuted: v.optional(v.boolean()),
  /** The comment that it answers. */
  parentId: v.optional(v.nullable(v.string()), null),
  /** The block of the post that it is about. */
  blockId: v.optional(v.nullable(v.string()), null),
  /** The words that it is about. */
  quote: v.optional(v.string(), ''),
  /** The usernames of existing accounts that it mentions. */
  mentions: v.optional(listOf(v.string()), []),
  state: v.optional(commentState, 'shown'),
  /** Why it is hidden or removed, and who decided so; for its author and those who decide. */
  stateReason: v.optional(v.string()),
  stateBy: v.optional(v.picklist(['author', 'moderator'])),
  likes: v.optional(v.number(), 0),
  isLiked: v.optional(v.boolean(), false),
  /** The number of its replies that everybody sees. */
  replies: v.optional(v.number(), 0),
});
export type Comment = v.InferOutput<typeof comment>;

/** A comment that answers none, with its oldest replies. */
export const thread = v.object({
  ...comment.entries,
  firstReplies: v.optional(listOf(comment), []),
});
export type Thread = v.InferOutput<typeof thread>;
