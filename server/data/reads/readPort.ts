import type { ReadRow } from '../rows/rows';

/** What members have read, of those whose account saves it. */
export type ReadData = {
  /** The last read post first; all of them without `take`. */
  list(userId: string, take?: number): Promise<readonly ReadRow[]>;
  find(read: Pick<ReadRow, 'userId' | 'postId'>): Promise<ReadRow | null>;
  /**
   * From now on the account saves what was read; `ifKept`: only if it did so before. Stores the reads, each of another post, of posts that the
   * account can read, unless a later one is stored. Only the `most` latest stay. null: it is blocked or not there.
   */
  save(reads: {
    userId: string;
    reads: readonly Omit<ReadRow, 'userId'>[];
    ifKept: boolean;
    most: number;
  }): Promise<'saved' | 'not kept' | null>;
  /** Removes all of them, and saves none from now on. False if the account is blocked or not there. */
  forget(userId: string): Promise<boolean>;
};
