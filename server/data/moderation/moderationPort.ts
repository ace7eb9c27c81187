import type { LogSubjectKind } from '@contract/moderation/moderationEntities';
import type {
  AboutPersonRow,
  CommentRow,
  HeldRow,
  LogEntryRow,
  LogRow,
  PendingRow,
} from '../rows/communityRows';
import type { Page, Paged, PostCardRow, UserRow } from '../rows/rows';

export type LogFilter = { term?: string; subject?: LogSubjectKind | undefined };

/** What a decision about a comment changes. */
export type CommentDecision = Pick<CommentRow, 'state' | 'stateReason'>;

/**
 * Each method that decides stores its entry of the log with the decision, and changes nothing if
 * `entry.actorId` may not do it (any more). A decision that changes nothing is no entry.
 */
export type ModerationData = {
  /** Administrators change the role of other accounts. */
  setRole(change: Pick<UserRow, 'id' | 'role'>, entry: LogRow): Promise<boolean>;
  /**
   * An account can’t decide about its own comments. Only administrators decide about those of moderators and
   * administrators. Moderators and administrators decide about all others. The author of the post hides shown
   * comments, shows those again, and shows held ones. A removed comment has its author and text until it is
   * swept; one that its writer deleted stays so. With `updatedAt` only the comment
   * that was changed then is decided. Returns the id of the post; null if it is not allowed.
   */
  decide(
    id: string,
    decision: CommentDecision & { updatedAt?: number | undefined },
    entry: LogRow,
  ): Promise<string | null>;
  /**
   * Moderators and administrators decide about all shown and held comments of an account. Returns how many
   * changed, or null if it is not allowed, as for one comment.
   */
  decideAll(authorId: string, decision: CommentDecision, entry: LogRow): Promise<number | null>;
  /**
   * Closes or opens the comments of a post. Moderators and administrators do so with every post, authors with
   * their own ones; an author can't open what a moderator has closed. Only what others than the author do, or what
   * undoes a moderator's decision, is an entry of the log.
   */
  closeComments(change: { postId: string; isClosed: boolean }, entry: LogRow): Promise<boolean>;
  /**
   * Unpublishes a post of another person, with the reason, until a moderator allows it again. Administrators; others
   * do so by deciding about a report.
   */
  withhold(post: { id: string; reason: string }, entry: LogRow): Promise<boolean>;
  /** The posts that were unpublished so, the one that was changed last first. */
  withheld(page: Page): Promise<Paged<PostCardRow>>;
  /**
   * Lets the author publish a post again that a moderator has unpublished. Moderators and administrators, but not
   * the author.
   */
  allow(postId: string, entry: LogRow): Promise<boolean>;
  /**
   * One person after the other, the one with the newest comment first, and of each the newest first. As `by` sees
   * them, and without those about which they may not decide or under posts that they can't open; with `postsOf` only
   * those under posts of that author.
   */
  held(query: Page & { by: string; postsOf?: string | undefined }): Promise<Paged<HeldRow>>;
  /** What `held` lists. */
  pending(query: { by: string; postsOf?: string | undefined }): Promise<PendingRow>;
  /** What those who decide about what these people wrote read beside it. */
  about(people: readonly string[]): Promise<AboutPersonRow[]>;
  /**
   * Newest first. `term` is searched in the names of who decided and of the person concerned, as in `users.list`;
   * "comment" includes decisions about all comments of a person.
   */
  log(query: Page & LogFilter): Promise<Paged<LogEntryRow>>;
  /** Removes entries, and comments that decisions removed, from before `time`; returns how many entries. */
  sweep(time: number): Promise<number>;
};
