import type { Mentions } from '@contract/comments/mentions';
import type { ReceivedView } from '@contract/comments/receivedEntities';
import type { RequiredReview } from '@contract/site/siteEntities';
import type {
  CommentCardRow,
  CommentLikeRow,
  CommentRow,
  CommentTotals,
  LogRow,
  MemberCommentRow,
  NewComment,
  ReceivedCounts,
  ReceivedRow,
  ThreadPage,
  ThreadRow,
} from '../rows/communityRows';
import type { LikeState, Page, Paged, UserRow } from '../rows/rows';
import type { HoldingRule } from '../site/sitePort';

/**
 * Who reads comments; `decides` about held and hidden ones, and so sees them. What the reader has muted is
 * neither listed nor counted; a muted comment with replies stays in its place. With `ignoresMutes`
 * mutes don't count, for decisions.
 */
export type CommentReader = { id: string; decides: boolean; ignoresMutes?: boolean } | null;

/** A rule, with the mentions of the text: the data reads the text without them. */
export type TextRule = HoldingRule & { mentions?: Mentions };

/** A post whose comments an account watches. */
export type WatchedPost = { userId: string; postId: string };

export type CommentData = {
  /**
   * Stores the comment only if its author is not blocked or restricted and can read the post, its
   * comments are open, and its parent is a comment of the post that answers none. With a rule, that one
   * decides about the state. With a `clientId` of the author that was used before, it
   * stores nothing.
   */
  insert(
    comment: NewComment,
    clientId?: string,
    rule?: TextRule,
  ): Promise<NewComment | 'no post' | 'repeated'>;
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
  /**
   * The thread of a comment, and the page of replies in which it stands; of one that answers none the first page. null
   * if `threads` and `replies` don't list the comment for the reader.
   */
  thread(query: {
    commentId: string;
    reader: CommentReader;
    take: number;
  }): Promise<ThreadPage | null>;
  /** Oldest first. */
  replies(
    query: Page & { postId: string; parentId: string; reader: CommentReader },
  ): Promise<Paged<CommentCardRow>>;
  /** How many comments of the post everybody sees, and when the newest of them was written. */
  totals(postId: string): Promise<CommentTotals>;
  /** How many comments everybody sees of each of these posts that the account can read. */
  counts(watched: readonly WatchedPost[]): Promise<readonly (WatchedPost & { count: number })[]>;
  /** How many comments that the reader sees others have written after a time; at most `most` are counted. */
  newer(query: {
    postId: string;
    reader: CommentReader;
    after: number;
    most: number;
  }): Promise<number>;
  /** How many comments that everybody sees are about each block, without replies. */
  remarks(query: {
    postId: string;
    reader: CommentReader;
  }): Promise<readonly { blockId: string; count: number }[]>;
  /**
   * The ids of the comments of a post that the reader likes, and what only the reader and those who
   * decide see, newest first; at most `take` of each. For those who decide also the moderators and administrators who
   * wrote comments. With a rule, which comments of the reader it holds `now`.
   */
  own(query: {
    postId: string;
    reader: NonNullable<CommentReader>;
    take: number;
    rule?: Pick<HoldingRule, 'unset'> & { now: number };
  }): Promise<{
    likedIds: readonly string[];
    inReview: readonly CommentCardRow[];
    staff: readonly Pick<UserRow, 'id' | 'role'>[];
    holds: RequiredReview;
  }>;
  /**
   * The comments of an account under posts that it can read, newest first, each with the three newest replies of
   * others.
   */
  ofMember(query: Page & { userId: string }): Promise<Paged<MemberCommentRow>>;
  /** The comments under all posts of an account, newest first, without those of people whom it has muted. */
  received(query: Page & { userId: string; view: ReceivedView }): Promise<Paged<ReceivedRow>>;
  /** Counts the comments of two views, each up to `most`. */
  receivedCounts(query: { userId: string; most: number }): Promise<ReceivedCounts>;
  /**
   * Changes the comment only if `by` is not blocked or restricted, can read the post, and is the comment's
   * author or an admin. With a rule, that one decides again about a comment that its author changes and
   * that is shown, or held by the rule. Returns the id of the post; null if nothing was changed.
   */
  update(
    id: string,
    patch: Pick<CommentRow, 'text' | 'updatedAt'> & { rule?: TextRule },
    by: string,
  ): Promise<string | null>;
  /**
   * Shows those comments of the account that the rule holds no longer, of those that it held; returns how many.
   * `areForeign` gets the links of each.
   */
  release(
    authorId: string,
    rule: Pick<HoldingRule, 'unset'> & {
      now: number;
      areForeign: (links: readonly string[]) => boolean;
    },
  ): Promise<number>;
  /**
   * Removes the comment under the same conditions. One with replies stays without text and author until
   * its last reply goes. Stores the entry of the log in the same transaction. Returns the same.
   */
  remove(id: string, by: string, entry?: LogRow): Promise<string | null>;
};

/** The likes of a comment, and the post that it is about. */
export type CommentLikeState = LikeState & Pick<CommentRow, 'postId'>;

export type CommentLikeData = {
  /**
   * Idempotent, as is `remove`; both return null and change nothing if the account is blocked or
   * can't read the post, or if the comment isn't one that everybody sees.
   */
  add(like: CommentLikeRow): Promise<CommentLikeState | null>;
  remove(like: Omit<CommentLikeRow, 'createdAt'>): Promise<CommentLikeState | null>;
};
