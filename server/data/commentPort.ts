import type {
  CommentCardRow,
  CommentLikeRow,
  CommentRow,
  LikeState,
  NewComment,
  Page,
  Paged,
  ThreadRow,
} from './rows';

/**
 * Who reads comments; `decides` about held and hidden ones, and so sees them. What the reader has muted is
 * neither listed nor counted; a muted comment with replies keeps its place. With `hearsAll`
 * mutes don't count, for decisions.
 */
export type CommentReader = { id: string; decides: boolean; hearsAll?: boolean } | null;

export type CommentData = {
  /**
   * Stores the comment only if its author is not blocked and can read the post, and its parent is a
   * comment of the post that answers none. With a `clientId` of the author that was used before, it
   * stores nothing.
   */
  insert(comment: NewComment, clientId?: string): Promise<NewComment | 'no post' | 'repeated'>;
  byId(id: string): Promise<CommentRow | null>;
  /** Newest first, replies too; only those that everybody sees. */
  ofPost(query: Page & { postId: string; reader?: CommentReader }): Promise<Paged<CommentCardRow>>;
  /**
   * Those that answer none, newest first or oldest first, with the three oldest replies of each. Those
   * that the reader doesn't see are listed while they have replies.
   */
  threads(
    query: Page & {
      postId: string;
      blockId?: string | undefined;
      order: 'newest' | 'oldest';
      reader: CommentReader;
    },
  ): Promise<Paged<ThreadRow>>;
  /** Oldest first. */
  replies(
    query: Page & { postId: string; parentId: string; reader: CommentReader },
  ): Promise<Paged<CommentCardRow>>;
  /** How many comments that everybody sees are about each block, without replies. */
  remarks(query: {
    postId: string;
    reader: CommentReader;
  }): Promise<readonly { blockId: string; count: number }[]>;
  /**
   * Changes the comment only if `by` is not blocked, can read the post, and is the comment's author
   * or an admin.
   */
  update(id: string, patch: Pick<CommentRow, 'text' | 'updatedAt'>, by: string): Promise<boolean>;
  /**
   * Removes the comment under the same conditions. One with replies stays without text and author until
   * its last reply goes.
   */
  remove(id: string, by: string): Promise<boolean>;
};

export type CommentLikeData = {
  /**
   * Idempotent, as is `remove`; both return null and change nothing if the account is blocked or
   * can't read the post, or if the comment isn't one that everybody sees.
   */
  add(like: CommentLikeRow): Promise<LikeState | null>;
  remove(like: Omit<CommentLikeRow, 'createdAt'>): Promise<LikeState | null>;
};
