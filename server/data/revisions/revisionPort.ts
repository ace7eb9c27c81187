import type { FullRevisionRow, RevisionCardRow } from '../rows/rows';

/** `publicOnly` leaves out the versions that were never the published one. */
type Versions = { postId: string; publicOnly: boolean };

/** The stored versions of posts. They are stored by the methods that change posts, and go with the post. */
export type RevisionData = {
  /** Newest first, with the removed ones. */
  list(
    query: Versions & { skip: number; take: number },
  ): Promise<{ rows: readonly RevisionCardRow[]; areMore: boolean }>;
  read(query: Versions & { number: number }): Promise<FullRevisionRow | null>;
  /** The last version up to `since`, else the first one; without the removed ones. */
  nearest(query: Versions & { since: number }): Promise<FullRevisionRow | null>;
  /** Whether all versions after one, up to another one, are stored and small corrections. */
  areSmall(range: { postId: string; after: number; until: number }): Promise<boolean>;
  /**
   * Removes the texts of a version, and marks it as removed, only if `by` is not blocked and is the post's
   * author or an admin. Idempotent. Returns null if there is no such version.
   */
  clear(query: {
    postId: string;
    number: number;
    by: string;
  }): Promise<'cleared' | 'is present' | null>;
};
