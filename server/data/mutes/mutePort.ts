import type { MuteCardRow, MuteRow } from '../rows/communityRows';
import type { Page, Paged } from '../rows/rows';

/** Whose words an account does not want to see. The muted accounts are not notified. */
export type MuteData = {
  /** Idempotent; false if `userId` is blocked, or if one of the accounts is not there. */
  put(mute: MuteRow): Promise<boolean>;
  /** Idempotent; false if `userId` is blocked or not there. */
  remove(pair: Pick<MuteRow, 'userId' | 'mutedId'>): Promise<boolean>;
  /** The accounts that `userId` has muted, the last one first. */
  list(query: Page & { userId: string }): Promise<Paged<MuteCardRow>>;
  /** The usernames of the accounts that `userId` has muted and that wrote comments of the post, by name. */
  mutedUsernames(query: { userId: string; postId: string }): Promise<readonly string[]>;
  /** Which of these people have muted which of these accounts, by both. */
  mutedBy(query: {
    usernames: readonly string[];
    mutedIds: readonly string[];
  }): Promise<readonly { username: string; mutedId: string }[]>;
  /** The mutes of an account by some others, and of some others by it. */
  mutesBetween(query: {
    userId: string;
    others: readonly string[];
  }): Promise<readonly Pick<MuteRow, 'userId' | 'mutedId'>[]>;
};
