import type { SilenceRow } from '../rows/communityRows';

/** A post, or a thread of it. */
export type Silenced = Omit<SilenceRow, 'createdAt'>;

/** The posts and threads that members are not notified of. */
export type SilenceData = {
  /** Idempotent; false if the account is blocked, or if the account, post or thread is not there. */
  put(silence: SilenceRow): Promise<boolean>;
  /** Idempotent; false if the account is blocked or not there. */
  remove(silenced: Silenced): Promise<boolean>;
  /** What an account has silenced of a post: the whole post first, then the last thread first; at most `take`. */
  ofPost(query: { userId: string; postId: string; take: number }): Promise<readonly SilenceRow[]>;
};
