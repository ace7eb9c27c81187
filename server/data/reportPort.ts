import type { LogRow, Page, Paged, ReportEntryRow, ReportRow, ReportSubjectRow } from './rows';

/** What is reported, without what the first report decides. */
export type ReportedSubject = Pick<ReportSubjectRow, 'kind' | 'postId' | 'commentId' | 'profileId'>;

export type ReportDecision = {
  state: 'upheld' | 'dismissed';
  action: 'hide' | 'remove' | null;
  reason: string;
};

/** Reports of posts, comments and profiles: one entry a subject, with the reports of all who reported it. */
export type ReportData = {
  /**
   * Stores the report, and the entry with the id `subjectId` if the subject has none yet. An entry that was
   * decided is open again. Only if the reporter is not blocked; 'no subject' if it is gone meanwhile.
   */
  insert(
    report: ReportRow,
    subject: ReportedSubject,
  ): Promise<'stored' | 'already reported' | 'not allowed' | 'no subject'>;
  /** The last opened first. */
  list(query: Page & { state: ReportSubjectRow['state'] }): Promise<Paged<ReportEntryRow>>;
  byId(id: string): Promise<ReportEntryRow | null>;
  /**
   * Moderators and administrators decide about an open entry. With `action`, the reported comment is hidden
   * or removed in the same transaction; the entry of a comment without replies goes with it.
   */
  decide(
    id: string,
    decision: ReportDecision,
    entry: LogRow,
  ): Promise<'decided' | 'already decided' | 'not allowed'>;
  /** Removes what was reported before `time`; returns how many reports. */
  sweep(time: number): Promise<number>;
};
