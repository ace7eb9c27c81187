import type { FullPostRow, PreviewedDraftRow, PreviewRow } from '../rows/rows';

/** The draft that a link shows, or the post with its unpublished changes, and until when. */
export type PreviewedPost = Pick<PreviewRow, 'expiresAt'> & { post: FullPostRow };

/**
 * Links with which drafts and unpublished changes can be read. They end with the publication of the post or of the changes,
 * and when the changes are discarded.
 */
export type PreviewData = {
  /**
   * Stores the link, which replaces an earlier one of the post, only if the post is not published or has
   * unpublished changes, and `by` is not blocked or restricted and is its author or an admin.
   */
  put(preview: PreviewRow, act: { by: string; now: number }): Promise<boolean>;
  /** Removes the link of a post, also if `by` is restricted; false if there is none. */
  remove(postId: string, by: string): Promise<boolean>;
  /** What a link that has not expired shows; null while the author is blocked. */
  read(hash: string, now: number): Promise<PreviewedPost | null>;
  /** Says what `read` returns, without reading its content. */
  draft(hash: string, now: number): Promise<PreviewedDraftRow | null>;
  /** Removes expired links; returns how many. */
  sweep(now: number): Promise<number>;
};
