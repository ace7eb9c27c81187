import { isAsDecided, refuseUndo, undoneTogether } from '@server/rules/moderation';
import * as v from 'valibot';
import { setBlocked } from '../../accounts/memory/memoryUsers';
import { actorOf } from '../../memory/tables/access';
import type { Tables } from '../../memory/tables/tables';
import { withdrawSource } from '../../notifications/memory/notify';
import { decisionSource } from '../../notifications/notificationSources';
import type { LogRow, ReportSubjectRow } from '../../rows/communityRows';
import {
  type BeforeDecision,
  beforeDecision,
  changedPlace,
  type Place,
  placeOf,
  readBefore,
} from '../beforeDecision';
import type { ReportData, ReportDecision } from '../reportPort';
import { subjectOf } from './subjectOf';

function readPresent(
  { comments, posts, headings, restrictions, users }: Tables,
  { of, id }: Place,
): BeforeDecision | null {
  const tables = {
    comment: comments,
    post: posts,
    heading: headings,
    restriction: restrictions,
    account: users,
  };
  const row = tables[of].get(id);
  return row && v.parse(beforeDecision, { of, ...row });
}

/** What the decision will change. */
export function readBeforeDecision(
  tables: Tables,
  subject: ReportSubjectRow,
  decision: ReportDecision,
): BeforeDecision | null {
  const place = placeOf(subject, decision);
  if (place?.of === 'restriction') return { of: place.of, id: place.id };
  return place && readPresent(tables, place);
}

function restore(
  tables: Tables,
  { id }: Place,
  { before, at }: { before: BeforeDecision; at: number },
) {
  const { comments, posts, previews, headings, restrictions } = tables;
  const [comment, post, heading] = [comments.get(id), posts.get(id), headings.get(id)];
  if (before.of === 'restriction') restrictions.remove(id);
  else if (before.of === 'account') setBlocked(tables, id, before);
  else if (before.of === 'comment' && comment) {
    const { of: _, ...columns } = before;
    comments.put({ ...comment, ...columns });
  } else if (before.of === 'post' && post) {
    const { of: _, ...columns } = before;
    posts.put({ ...post, ...columns });
    if (before.isPublished) previews.remove(id);
  } else if (before.of === 'heading' && heading)
    headings.put({ ...heading, isPublic: before.isPublic, updatedAt: at });
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

/** What the decision changed; null if nothing. */
function changeOf(subject: ReportSubjectRow) {
  const before = subject.beforeDecision === null ? null : readBefore(subject.beforeDecision);
  return before && { before, place: changedPlace(subject, before) };
}

function isUnchanged(tables: Tables, subject: ReportSubjectRow) {
  const change = changeOf(subject);
  if (!change) return true;
  const { action, decisionReason: reason } = subject;
  const { before, place } = change;
  return isAsDecided(readPresent(tables, place), { before, action, reason });
}

function reopen(tables: Tables, subject: ReportSubjectRow, at: number) {
  const { commentId, headingId, postId, decidedAt } = subject;
  const change = changeOf(subject);
  if (change) restore(tables, change.place, { before: change.before, at });
  const before = change?.before;
  const decided = before?.of === 'restriction' ? before.id : (commentId ?? headingId ?? postId);
  if (decided !== null) withdrawSource(tables, decisionSource(decided, decidedAt ?? 0));
  tables.reportSubjects.put({ ...subject, ...opened });
}

/** The entries about the same person that were decided with it. */
function decidedWith(tables: Tables, subject: ReportSubjectRow) {
  const { id, state, decidedBy, decidedAt } = subject;
  const { writer } = subjectOf(tables, subject);
  return tables.reportSubjects
    .list('byState', state)
    .filter((one) => one.id !== id && one.decidedBy === decidedBy && one.decidedAt === decidedAt)
    .filter((one) => writer && subjectOf(tables, one).writer?.id === writer.id);
}

type Undoing = Parameters<ReportData['undo']>[0] & { entry: LogRow };

export function undoDecision(tables: Tables, { id, since, entry }: Undoing) {
  const subject = tables.reportSubjects.get(id);
  const refusal = refuseUndo(actorOf(tables, entry), subject, since);
  if (refusal || !subject) return refusal ?? 'too late';
  const others = decidedWith(tables, subject);
  const all = [subject, ...others];
  if (!all.every((one) => isUnchanged(tables, one))) return 'too late';
  for (const one of all) reopen(tables, one, entry.createdAt);
  tables.moderationLog.put({ ...entry, reason: undoneTogether(others.length) });
  const { postId } = tables.comments.get(subject.commentId ?? '') ?? subject;
  const { kind, action } = subject;
  return { kind, postId, action, ...(others.length > 0 ? { others: others.length } : {}) };
}
