import { apiLimits } from '@contract/apiLimits';
import { can } from '@contract/permissions';
import { mayCarryOut, stateAfter } from '@server/rules/moderation';
import { setBlocked } from '../../accounts/memory/memoryUsers';
import { activeUser, actorOf } from '../../memory/tables/access';
import { personCard } from '../../memory/tables/cards';
import { countPending, pageOf } from '../../memory/tables/paging';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import { notifyOfReport, notifyOwner, withdrawSource } from '../../notifications/memory/notify';
import { reportSource } from '../../notifications/notificationSources';
import { setUnpublished } from '../../posts/memory/memoryPending';
import { removeRow } from '../../removal/memory/removal';
import { restrict } from '../../restrictions/memory/memoryRestrictions';
import type { LogRow, ReportEntryRow, ReportSubjectRow } from '../../rows/communityRows';
import type { ReportData, ReportDecision, ReportedSubject } from '../reportPort';
import { applyDecision } from './memoryModeration';
import { opened, readBeforeDecision, undoDecision } from './memoryUndo';
import { subjectOf } from './subjectOf';

const subjectIdOf = ({ postId, commentId, profileId, headingId }: ReportedSubject) =>
  postId ?? commentId ?? profileId ?? headingId ?? '';

/** How many entries about the writer were upheld before this one was decided. */
function upheldBefore(tables: Tables, { decidedAt }: ReportSubjectRow, writerId: string) {
  return tables.reportSubjects
    .list('byState', 'upheld')
    .filter((other) => (other.decidedAt ?? 0) < (decidedAt ?? Infinity))
    .filter((other) => subjectOf(tables, other).writer?.id === writerId).length;
}

function entryOf(tables: Tables, subject: ReportSubjectRow): ReportEntryRow {
  const { comment, post, heading, writer } = subjectOf(tables, subject);
  const profile = tables.users.get(subject.profileId ?? '');
  const reportedPost = comment ? null : post;
  const isClosed = post?.isPublished === false && post.withheldReason === null;
  const personOf = (id: string | null) => (id === null ? null : personCard(tables, id));
  const own = tables.reports
    .list('subjectId', subject.id)
    .toSorted(
      (one, other) =>
        one.createdAt - other.createdAt || (one.reporterId < other.reporterId ? -1 : 1),
    );
  const reasons: Record<string, number> = {};
  for (const { reason } of own) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const texts = own.map(({ text }) => text).filter((text) => text !== '');
  return {
    ...subject,
    title: post?.title ?? heading?.title ?? '',
    postUrl: post?.url ?? '',
    slug: heading?.slug ?? '',
    text: comment?.text ?? (heading?.intro || heading?.title) ?? profile?.bio ?? '',
    postRevision: reportedPost && !isClosed ? reportedPost.revision : null,
    closedPostOf: post && isClosed ? post.authorId : null,
    subjectCreatedAt: (comment ?? heading ?? profile ?? reportedPost ?? subject).createdAt,
    author: writer && {
      ...personCard(tables, writer.id),
      role: writer.role,
      createdAt: writer.createdAt,
    },
    upheld: writer ? upheldBefore(tables, subject, writer.id) : 0,
    decider: personOf(subject.decidedBy),
    reasons,
    texts: texts.toReversed().slice(0, apiLimits.reportTexts),
  };
}

/** Whom the decision is about, as the rules ask for it. */
function accountOf(tables: Tables, decision: ReportDecision, subject: ReportSubjectRow) {
  const { authorId } = tables.comments.get(subject.commentId ?? '') ?? { authorId: null };
  if (decision.action === 'restrict') return tables.users.get(decision.restriction.userId);
  return tables.users.get(decision.action === 'block' ? decision.accountId : (authorId ?? ''));
}

function carryOut(
  tables: Tables,
  decision: ReportDecision,
  { subject, by, at }: { subject: ReportSubjectRow; by: string; at: number },
) {
  const { reason } = decision;
  if (decision.action === 'restrict') restrict(tables, decision.restriction, at);
  else if (decision.action === 'block')
    setBlocked(tables, decision.accountId, { isBlocked: true, reason: decision.reason });
  else if (decision.action !== null && subject.commentId !== null) {
    const made = { state: stateAfter[decision.action], stateReason: decision.reason };
    applyDecision(tables, subject.commentId, { decision: made, by, at });
  } else if (decision.action !== null) {
    const post = tables.posts.get(subject.postId ?? '');
    if (post) {
      setUnpublished(tables, post, { now: at, withheldReason: reason });
      const about = { recipient: post.authorId, postId: post.id };
      notifyOwner(tables, about, { id: post.id, decision: 'unpublished', reason, at });
    }
    const heading = tables.headings.get(subject.headingId ?? '');
    if (heading) {
      tables.headings.put({ ...heading, isPublic: false, updatedAt: at });
      const about = { recipient: heading.userId, title: heading.title };
      notifyOwner(tables, about, { id: heading.id, decision: 'hidden', reason, at });
    }
  }
}

type Decided = {
  subject: ReportSubjectRow;
  decision: ReportDecision;
  entries: readonly [LogRow, ...LogRow[]];
};

function isAllowed(tables: Tables, { subject, decision, entries }: Decided) {
  const { kind } = subject;
  const account = accountOf(tables, decision, subject);
  return mayCarryOut(actorOf(tables, entries[0]), { action: decision.action, kind, account });
}

function storeDecision(tables: Tables, { subject, decision, entries }: Decided) {
  const [{ actorId: decidedBy, createdAt: decidedAt }] = entries;
  const { state, action, reason } = decision;
  const { id } = subject;
  const before = readBeforeDecision(tables, subject, decision);
  tables.reportSubjects.put({
    ...subject,
    state,
    action,
    decisionReason: reason,
    decidedBy,
    decidedAt,
    beforeDecision: before && JSON.stringify(before),
  });
  for (const entry of entries) tables.moderationLog.put(entry);
  for (const { reporterId } of tables.reports.list('subjectId', id))
    withdrawSource(tables, reportSource(id, reporterId));
  carryOut(tables, decision, { subject, by: decidedBy ?? '', at: decidedAt });
}

type Deciding = Pick<Decided, 'decision' | 'entries'> & { id: string };

function decide(tables: Tables, { id, decision, entries }: Deciding) {
  if (!can(actorOf(tables, entries[0]), 'moderate')) return 'not allowed';
  const { state, reason, others = [] } = decision;
  const subject = tables.reportSubjects.get(id);
  if (subject?.state !== 'open') return 'already decided';
  const all: Decided[] = [{ subject, decision, entries }];
  for (const { id: otherId, action, entries: own } of others) {
    const other = tables.reportSubjects.get(otherId);
    if (other?.state === 'open')
      all.push({ subject: other, decision: { state, reason, action }, entries: own });
  }
  if (!all.every((one) => isAllowed(tables, one))) return 'not allowed';
  for (const one of all) storeDecision(tables, one);
  const { postId } = tables.comments.get(subject.commentId ?? '') ?? subject;
  return { kind: subject.kind, postId };
}

export function createMemoryReports(store: Store): ReportData {
  function exists(subject: ReportedSubject) {
    const id = subjectIdOf(subject);
    const { posts, comments, users, headings } = store.tables;
    const tables = { post: posts, comment: comments, profile: users, heading: headings };
    return tables[subject.kind].has(id);
  }
  /** Entries that are not about what is the account `by` or its own. */
  const othersOf = (state: ReportSubjectRow['state'], by: string) =>
    store.tables.reportSubjects
      .list('byState', state)
      .filter((subject) => subjectOf(store.tables, subject).writer?.id !== by);
  return {
    async insert(report, subject) {
      const { reportSubjects, reports } = store.tables;
      if (!activeUser(store.tables, report.reporterId)) return 'not allowed';
      if (!exists(subject)) return 'no subject';
      const [found] = reportSubjects.list('bySubject', subjectIdOf(subject));
      const stored = { ...report, subjectId: found?.id ?? report.subjectId };
      if (reports.has(stored)) return 'already reported';
      const { createdAt } = report;
      if (found?.state !== 'open')
        reportSubjects.put({ id: stored.subjectId, ...subject, ...opened, createdAt });
      reports.put(stored);
      const about = { ...subject, id: stored.subjectId };
      notifyOfReport(store.tables, about, { reporter: report.reporterId, at: createdAt });
      return 'stored';
    },
    async list({ state, by, ...page }) {
      const newestFirst = othersOf(state, by).toSorted(
        (one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
      );
      return pageOf(newestFirst, page, (subject) => entryOf(store.tables, subject));
    },
    async pending(by) {
      const { count, since } = countPending(othersOf('open', by));
      return { count: Math.min(count, apiLimits.countedReports + 1), since };
    },
    async byId(id) {
      const subject = store.tables.reportSubjects.get(id);
      return subject && entryOf(store.tables, subject);
    },
    async byIds(ids) {
      const found = ids.map((id) => store.tables.reportSubjects.get(id));
      return found.flatMap((subject) => (subject ? [entryOf(store.tables, subject)] : []));
    },
    decide: async (id, decision, entries) => decide(store.tables, { id, decision, entries }),
    undo: async (given, entry) => undoDecision(store.tables, { ...given, entry }),
    async sweep(time) {
      const { reports } = store.tables;
      const old = reports.list('all', '').filter(({ createdAt }) => createdAt < time);
      for (const report of old) removeRow(store.tables, 'reports', reports.keyOf(report));
      return old.length;
    },
  };
}
