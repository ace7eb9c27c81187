import type { FollowedPostRow, Page, Paged, PostCardRow, TopicFollowRow } from '../rows/rows';

/** What members follow: topics, and the posts of all that they follow. */
export type FollowingData = {
  /** Idempotent; null if the account is blocked or not there. A topic is known by its `tagKey` (`foldText`). */
  followTopic(topic: TopicFollowRow, most: number): Promise<'followed' | 'too many' | null>;
  /** Idempotent; false if the account is blocked or not there. */
  unfollowTopic(topic: Pick<TopicFollowRow, 'userId' | 'tagKey'>): Promise<boolean>;
  /** All of them, the last one first. */
  topics(userId: string): Promise<readonly TopicFollowRow[]>;
  /**
   * The public posts of followed authors and about followed topics, newest first. Without own posts and
   * those of muted authors. `newest` is when the first of all was published.
   */
  posts(
    query: Page & { userId: string },
  ): Promise<Paged<FollowedPostRow> & { newest: number | null }>;
  /** Authors of public posts whom the account neither follows nor has muted, the most followed first. */
  suggestions(query: { userId: string; take: number }): Promise<readonly PostCardRow['author'][]>;
  /** Moves the time up to which the posts were seen, never back; returns it. null: blocked or not there. */
  see(seen: { userId: string; until: number }): Promise<number | null>;
};
