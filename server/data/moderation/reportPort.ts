import type {
  LogRow,
  PendingRow,
  ReportEntryRow,
  ReportRow,
  ReportSubjectRow,
  RestrictionRow,
} from '../rows/communityRows';
import type { Page, Paged } from '../rows/rows';

/** What is reported, without what the first report decides. */
export type ReportedSubject = Pick<
  ReportSubjectRow,
  'kind' | 'postId' | 'commentId' | 'profileId' | 'headingId'
>;

/** Another entry about the same person, which is decided with the first. */
export type DecidedToo = {
  id: string;
  action: 'hide' | 'remove' | null;
  entries: readonly [LogRow, ...LogRow[]];
};

/** A restriction or block is of the author of the subject. */
export type ReportDecision = {
  state: 'upheld' | 'dismissed';
  reason: string;
  others?: readonly DecidedToo[];
} & (
  | { action: 'hide' | 'remove' | null }
  | { action: 'restrict'; restriction: RestrictionRow }
  | { action: 'block'; accountId: string }
);

/** What was decided about; with the post, or the one that the comment is about. */
export type DecidedSubject = Pick<ReportSubjectRow, 'kind' | 'postId'>;

/** What was decided about, with the action that was taken back. */
export type UndoneDecision = DecidedSubject &
  Pick<ReportSubjectRow, 'action'> & {
    /** How many other entries were decided with it; missing without any. */
    others?: number;
  };

/** Reports of posts, comments, profiles and headings: one entry a subject, with the reports of all who reported it. */
export type ReportData = {
  /**
   * Stores the report, and the entry with the id `subjectId` if the subject has none yet. An entry that was
   * decided is open again. Only if the reporter is not blocked; 'no subject' if it is gone meanwhile.
   */
  insert(
    report: ReportRow,
    subject: ReportedSubject,
  ): Promise<'stored' | 'already reported' | 'not allowed' | 'no subject'>;
  /** The last opened first, without those about what is the account `by` or its own. */
  list(
    query: Page & { state: ReportSubjectRow['state']; by: string },
  ): Promise<Paged<ReportEntryRow>>;
  /** The open ones that `list` has; at most one more than `apiLimits.countedReports` are counted. */
  pending(by: string): Promise<PendingRow>;
  byId(id: string): Promise<ReportEntryRow | null>;
  byIds(ids: readonly string[]): Promise<ReportEntryRow[]>;
  /**
   * Moderators and administrators decide about an open entry, and store the entries of the log. The action is in
   * the same transaction: a comment is hidden or removed, a post is unpublished until `ModerationData.allow`, a
   * heading made private, and the author is restricted or blocked. Nothing changes if one of them is not allowed:
   * only administrators remove posts and block, and decide about comments of moderators and administrators. Of the
   * others, those that are not open any more stay as they are.
   */
  decide(
    id: string,
    decision: ReportDecision,
    entries: readonly [LogRow, ...LogRow[]],
  ): Promise<DecidedSubject | 'already decided' | 'not allowed'>;
  /**
   * Takes a decision back that `entry.actorId` has made at `since` or later: the entry is open again, and what the
   * decision changed is as before. No notifications are sent again. 'too late' also if the entry is not decided, or
   * if the subject was changed after the decision. All entries about the same person that were decided with it are
   * open again, or none of them.
   */
  undo(
    decision: { id: string; since: number },
    entry: LogRow,
  ): Promise<UndoneDecision | 'too late' | 'not allowed'>;
  /** Removes what was reported before `time`; returns how many reports. */
  sweep(time: number): Promise<number>;
};
