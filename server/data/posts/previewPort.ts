import type { FullPostRow, PreviewedDraftRow, PreviewRow } from '../rows/rows';

/** The draft that a link shows, and until when. */
export type PreviewedPost = Pick<PreviewRow, 'expiresAt'> & { post: FullPostRow };

/** Links with which drafts can be read. They end with the publication of the post. */
export type PreviewData = {
  /**
   * Stores the link, which replaces an earlier one of the post, only if the post is not published and `by` is
   * not blocked or restricted and is its author or an admin.
   */
  put(preview: PreviewRow, act: { by: string; now: number }): Promise<boolean>;
  /** Removes the link of a post, also if `by` is restricted; false if there is none. */
  remove(postId: string, by: string): Promise<boolean>;
  /** The draft of a link that has not expired; null while its author is blocked. */
  read(hash: string, now: number): Promise<PreviewedPost | null>;
  /** Says which draft `read` returns, without reading its content. */
  draft(hash: string, now: number): Promise<PreviewedDraftRow | null>;
  /** Removes expired links; returns how many. */
  sweep(now: number): Promise<number>;
};
