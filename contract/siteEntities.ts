import * as v from 'valibot';

/** Whose comments wait for approval: nobody's, those of new accounts, or everybody's. */
export const holding = v.picklist(['off', 'new', 'all']);
export type Holding = v.InferOutput<typeof holding>;

/** What the administrators have set for the whole site. */
export const site = v.object({
  holding,
  /** Counts the changes; 0 before the first one. */
  version: v.number(),
});
export type Site = v.InferOutput<typeof site>;

/** What a restricted account may not write. */
export const restrictionKind = v.picklist(['comment', 'post']);
export type RestrictionKind = v.InferOutput<typeof restrictionKind>;

/** A restriction of an account, for moderators and the account itself. */
export const restriction = v.object({
  _id: v.string(),
  kind: restrictionKind,
  /** When it ends; null if it has no end. */
  until: v.nullable(v.string()),
  reason: v.string(),
  createdAt: v.string(),
});
export type Restriction = v.InferOutput<typeof restriction>;

/** Who closed the comments of a post. */
export const commentsClosed = v.picklist(['author', 'moderator']);
export type CommentsClosed = v.InferOutput<typeof commentsClosed>;
