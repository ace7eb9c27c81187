import * as v from 'valibot';
import { pictureUrl } from '../entities';

/** Whether the reader follows an author. */
export const followState = v.object({ isFollowing: v.boolean(), id: v.optional(v.string()) });

/** A follower or followed author in a list. */
export const followCard = v.object({
  _id: v.string(),
  username: v.string(),
  fullName: v.string(),
  avatar: pictureUrl,
  createdAt: v.string(),
  /** Only for administrators. */
  isBlocked: v.optional(v.boolean()),
});
export type FollowCard = v.InferOutput<typeof followCard>;
