import type { ReportData, ReportedSubject } from '../reportPort';
import type { ReportEntryRow, ReportSubjectRow } from '../rows';
import { activeUser, isModerator } from './access';
import { personCard } from './cards';
import { applyDecision } from './memoryModeration';
import { pageOf } from './paging';
import { removeReports } from './removal';
import { keysOf } from './rowKeys';
import type { Store } from './store';
import type { Tables } from './tables';

const subjectIdOf = ({ postId, commentId, profileId }: ReportedSubject) =>
  postId ?? commentId ?? profileId ?? '';

const opened = {
  state: 'open',
  action: null,
  decisionReason: '',
  decidedBy: null,
  decidedAt: null,
} as const;

function entryOf(tables: Tables, subject: ReportSubjectRow): ReportEntryRow {
  const { posts, comments } = tables;
  const comment = subject.commentId === null ? null : comments.get(subject.commentId);
  const post = posts.get(comment?.postId ?? subject.postId ?? '');
  const author = comment ? comment.authorId : (post?.authorId ?? subject.profileId);
  const personOf = (id: string | null) => (id === null ? null : personCard(tables, id));
  const own = tables.reports
    .list('bySubject', subject.id)
    .toSorted(
      (one, other) =>
        one.createdAt - other.createdAt || (one.reporterId < other.reporterId ? -1 : 1),
    );
  return {
    ...subject,
    title: post?.title ?? '',
    postUrl: post?.url ?? '',
    author: personOf(author),
    decider: personOf(subject.decidedBy),
    reports: own.map(({ reason, text }) => ({ reason, text })),
  };
}

const stateOf = { hide: 'hidden', remove: 'removed' } as const;

export function createMemoryReports(store: Store): ReportData {
  function exists({ postId, commentId, profileId }: ReportedSubject) {
    const { posts, comments, users } = store.tables;
    return posts.has(postId ?? '') || comments.has(commentId ?? '') || users.has(profileId ?? '');
  }
  return {
    async insert(report, subject) {
      const { reportSubjects, reports } = store.tables;
      if (!activeUser(store.tables, report.reporterId)) return 'not allowed';
      if (!exists(subject)) return 'no subject';
      const [found] = reportSubjects.list('bySubject', subjectIdOf(subject));
      const stored = { ...report, subjectId: found?.id ?? report.subjectId };
      if (reports.has(keysOf.reports(stored))) return 'already reported';
      const { createdAt } = report;
      if (found?.state !== 'open')
        reportSubjects.put({ id: stored.subjectId, ...subject, ...opened, createdAt });
      reports.put(stored);
      return 'stored';
    },
    async list({ state, ...page }) {
      const newestFirst = store.tables.reportSubjects
        .list('byState', state)
        .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
      return pageOf(newestFirst, page, (subject) => entryOf(store.tables, subject));
    },
    async byId(id) {
      const subject = store.tables.reportSubjects.get(id);
      return subject && entryOf(store.tables, subject);
    },
    async decide(id, { state, action, reason }, entry) {
      const { reportSubjects, moderationLog } = store.tables;
      if (!isModerator(store.tables, entry.actorId)) return 'not allowed';
      const subject = reportSubjects.get(id);
      if (subject?.state !== 'open') return 'already decided';
      const { actorId: decidedBy, createdAt: decidedAt } = entry;
      const decided = { state, action, decisionReason: reason, decidedBy, decidedAt };
      reportSubjects.put({ ...subject, ...decided });
      moderationLog.put(entry);
      if (action && subject.commentId !== null) {
        const made = { state: stateOf[action], stateReason: reason };
        applyDecision(store.tables, subject.commentId, { decision: made, by: decidedBy });
      }
      return 'decided';
    },
    async sweep(time) {
      const old = store.tables.reports.list('all', '').filter(({ createdAt }) => createdAt < time);
      removeReports(store.tables, old);
      return old.length;
    },
  };
}
