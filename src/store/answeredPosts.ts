import type { EditablePost, LikeState, PostCard } from '@contract/entities';
import type { EntityState, UnknownAction } from '@reduxjs/toolkit';

/** A post card; `isLiked` is known if the post itself was requested. */
export type AnsweredPost = PostCard & { isLiked?: boolean };

/** The posts in an answer. Public lists are told apart because they hold no blocked authors. */
export type AnsweredPosts = { listed?: readonly PostCard[]; others?: readonly AnsweredPost[] };

export type PostCardsState = EntityState<AnsweredPost, string> & {
  /**
   * Like requests by post, in the order in which they were sent, without those older than the last answer; and the
   * state that was answered last.
   */
  pendingLikes: Record<string, { requestIds: string[]; confirmed: LikeState }>;
  /** Running requests for likes by post. A press of the like button makes them outdated. */
  pendingReads: Record<string, string>;
  publishingIds: string[];
  blockedAuthorIds: string[];
};

type ActionWithPosts = UnknownAction & { meta: { posts: AnsweredPosts } };

/** Matches the fulfilled actions of thunks that declare `posts`. */
export function bringsPosts(action: UnknownAction): action is ActionWithPosts {
  const { meta } = action;
  return typeof meta === 'object' && meta !== null && 'posts' in meta && meta.posts !== undefined;
}

/** Only the fields of a card, without those of the full post. */
export function cardOf({
  content: _,
  canonicalUrl: __,
  pending,
  author: { bio: ___, followers: ____, ...author },
  ...fields
}: EditablePost & { isLiked?: boolean }): AnsweredPost {
  return { ...fields, author, ...(pending === undefined ? {} : { hasPending: pending !== null }) };
}
