import * as v from 'valibot';

/** The columns of comments. */

const text = v.string();

/** Milliseconds since the epoch. */
const time = v.number();

/**
 * What happened to a comment: `held` waits for approval. `removed` holds the place of its replies; without an author it
 * was deleted, else a decision removed it.
 */
const commentStates = ['shown', 'held', 'hidden', 'removed'] as const;

/** Who decides about a comment: the author of the post, or a moderator. */
export const deciders = ['author', 'moderator'] as const;

export const comment = v.object({
  id: text,
  postId: text,
  /** The comment that it answers, which answers none itself. */
  parentId: v.nullable(text),
  /** The block of the post that it is about. */
  blockId: v.nullable(text),
  /** The words that it is about; empty if there are none. */
  quote: text,
  /** null if it was deleted and has replies. */
  authorId: v.nullable(text),
  text,
  state: v.picklist(commentStates),
  /** Who decided about it; null if it was not decided. */
  stateBy: v.nullable(v.picklist(deciders)),
  stateReason: text,
  /** When a decision removed it; null for others. */
  removedAt: v.nullable(time),
  createdAt: time,
  updatedAt: time,
});

export const commentLike = v.object({ commentId: text, userId: text, createdAt: time });
