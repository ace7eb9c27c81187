import type { FollowCardRow, FollowRow, Page, Paged } from '../rows/rows';

export type FollowData = {
  /**
   * Stores the follow only if the author is not blocked, the follower is verified and not blocked,
   * and the pair is new.
   */
  insert(follow: FollowRow): Promise<FollowRow | 'already following' | 'no author' | 'not allowed'>;
  byId(id: string): Promise<FollowRow | null>;
  between(pair: Pick<FollowRow, 'authorId' | 'followerId'>): Promise<FollowRow | null>;
  /**
   * Removes the follow only if `followerId` is its follower and is verified and not blocked. Returns the id of the
   * author; null if nothing was removed.
   */
  remove(id: string, followerId: string): Promise<string | null>;
  /** Newest first. */
  followersOf(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
  followedBy(query: Page & { userId: string }): Promise<Paged<FollowCardRow>>;
};
