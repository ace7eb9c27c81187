import type { PendingChange } from '@server/rules/pending';
import type { JudgedPost, PendingRow, QuotedUrl } from '../rows/rows';

type Act = { by: string; now: number };

/** The fields to store, and the post and unpublished changes that they were made for. */
export type PendingSave = Omit<PendingChange, 'quotes'> & {
  quotes: readonly QuotedUrl[];
  judged: JudgedPost;
};

/** `before` is null if there were no unpublished changes. */
export type SavedPending = { before: PendingRow | null; after: PendingRow };

/** The unpublished changes of published posts. Methods that publish, unpublish or remove a post remove them too. */
export type PendingData = {
  /** Null if the post has none. */
  read(postId: string): Promise<PendingRow | null>;
  /** Those of the posts that have some. */
  among(postIds: readonly string[]): Promise<readonly string[]>;
  /**
   * Stores the changes, only if `by` is not blocked or restricted and is the post's author or an admin; 'stale' if the post
   * is not the one that they were made for (`judged`). Number and time of equal fields stay.
   */
  save(save: PendingSave, act: Act): Promise<SavedPending | 'stale' | null>;
  /**
   * Removes the changes and the link with which they can be read, and returns them, only if `by` is not blocked and is the
   * post's author or an admin.
   */
  discard(postId: string, by: string): Promise<PendingRow | 'none' | null>;
};
