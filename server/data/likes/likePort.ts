import type { LikeRow, LikeState } from '../rows/rows';

export type LikeData = {
  /**
   * Idempotent, as is `remove`; both return null and change nothing if the account is blocked or
   * can't read the post.
   */
  add(like: LikeRow): Promise<LikeState | null>;
  remove(like: Omit<LikeRow, 'createdAt'>): Promise<LikeState | null>;
  state(postId: string, userId: string | null): Promise<LikeState | null>;
};
