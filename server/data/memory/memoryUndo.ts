import { type BeforeDecision, readBefore, stateAfter } from '../beforeDecision';
import type { LogRow, ReportSubjectRow } from '../communityRows';
import { decisionSource } from '../notificationSources';
import type { ReportData, ReportDecision } from '../reportPort';
import { isModerator } from './access';
import { setBlocked } from './memoryUsers';
import type { Tables } from './tables';
import { untellSource } from './tell';

/** What the decision will change. */
export function readPresent(
  tables: Tables,
  subject: ReportSubjectRow,
  decision: ReportDecision,
): BeforeDecision | null {
  const { action } = decision;
  if (action === null) return null;
  if (action === 'restrict') return { of: 'restriction', id: decision.restriction.id };
  if (action === 'block') {
    const account = tables.users.get(decision.accountId);
    return account && { of: 'account', id: account.id, isBlocked: account.isBlocked };
  }
  const comment = tables.comments.get(subject.commentId ?? '');
  if (comment) {
    const { state, stateBy, stateReason, removedAt } = comment;
    return { of: 'comment', state, stateBy, stateReason, removedAt };
  }
  const post = tables.posts.get(subject.postId ?? '');
  if (post) {
    const { isPublished, publishAt, withheldReason, updatedAt } = post;
    return { of: 'post', isPublished, publishAt, withheldReason, updatedAt };
  }
  const heading = tables.headings.get(subject.headingId ?? '');
  return heading && { of: 'heading', isPublic: heading.isPublic };
}

type Restoring = { subject: ReportSubjectRow; at: number };

function restoreComment(
  tables: Tables,
  { of: _, ...before }: Extract<BeforeDecision, { of: 'comment' }>,
  { commentId, action, decisionReason }: ReportSubjectRow,
) {
  const comment = tables.comments.get(commentId ?? '');
  const made = action === 'hide' || action === 'remove' ? stateAfter[action] : null;
  const isAsMade = comment?.stateBy === 'moderator' && comment.stateReason === decisionReason;
  if (!comment || comment.state !== made || !isAsMade) return false;
  tables.comments.put({ ...comment, ...before });
  return true;
}

/** Returns false if it was changed after the decision. */
function restore(tables: Tables, before: BeforeDecision, { subject, at }: Restoring) {
  if (before.of === 'comment') return restoreComment(tables, before, subject);
  if (before.of === 'restriction') return Boolean(tables.restrictions.remove(before.id));
  if (before.of === 'account') {
    const isBlocked = tables.users.get(before.id)?.isBlocked === true;
    return isBlocked && setBlocked(tables, before.id, before);
  }
  if (before.of === 'heading') {
    const heading = tables.headings.get(subject.headingId ?? '');
    if (!heading || heading.isPublic) return false;
    tables.headings.put({ ...heading, isPublic: before.isPublic, updatedAt: at });
    return true;
  }
  const { of: _, ...columns } = before;
  const post = tables.posts.get(subject.postId ?? '');
  if (!post || post.isPublished || post.withheldReason !== subject.decisionReason) return false;
  if (post.updatedAt !== before.updatedAt) return false;
  tables.posts.put({ ...post, ...columns });
  return true;
}

/** What an entry has that waits for a decision. */
export const opened = {
  state: 'open',
  action: null,
  decisionReason: '',
  decidedBy: null,
  decidedAt: null,
  beforeDecision: null,
} as const;

type Undoing = Parameters<ReportData['undo']>[0] & { entry: LogRow };

export function undoDecision(tables: Tables, { id, since, entry }: Undoing) {
  const subject = tables.reportSubjects.get(id);
  if (!subject || subject.decidedAt === null) return 'too late';
  const isDecider = subject.decidedBy !== null && subject.decidedBy === entry.actorId;
  if (!isDecider || !isModerator(tables, entry.actorId)) return 'not allowed';
  if (subject.decidedAt < since) return 'too late';
  const before = subject.beforeDecision === null ? null : readBefore(subject.beforeDecision);
  const act = { subject, at: entry.createdAt };
  if (before && !restore(tables, before, act)) return 'too late';
  const { commentId, headingId, postId, decidedAt } = subject;
  const decided = before?.of === 'restriction' ? before.id : (commentId ?? headingId ?? postId);
  if (decided !== null) untellSource(tables, decisionSource(decided, decidedAt));
  tables.reportSubjects.put({ ...subject, ...opened });
  tables.moderationLog.put(entry);
  const about = tables.comments.get(subject.commentId ?? '') ?? subject;
  return { kind: subject.kind, postId: about.postId, action: subject.action };
}
