import type { LogRow, RestrictionCardRow, RestrictionRow } from '../rows/communityRows';
import type { Page, Paged } from '../rows/rows';

/** Who writes at which time. */
export type Writing = Pick<RestrictionRow, 'userId' | 'kind'> & { now: number };

/** What accounts may not write. Each write of that kind asks in its own statement. */
export type RestrictionData = {
  /**
   * Stores it with the entry of the log, only if the entry's actor is a moderator or administrator who may do so.
   * `replaces` is another one of the account, which ends with it.
   */
  insert(restriction: RestrictionRow, entry: LogRow, replaces?: string): Promise<boolean>;
  /**
   * Removes it under the same conditions, an administrator also that of an account with a role; null if the account has
   * no such restriction.
   */
  remove(
    restriction: Pick<RestrictionRow, 'id' | 'userId'>,
    entry: LogRow,
  ): Promise<boolean | null>;
  /** Newest first, also those that have ended. */
  list(query: Page & { userId: string }): Promise<Paged<RestrictionRow>>;
  /** Those that have not ended, newest first. */
  listActive(query: Page & { now: number }): Promise<Paged<RestrictionCardRow>>;
  /** How many accounts have one that has not ended. */
  countPeople(now: number): Promise<number>;
  /** The one that ends last of those that forbid this now. */
  active(writing: Writing): Promise<RestrictionRow | null>;
};
