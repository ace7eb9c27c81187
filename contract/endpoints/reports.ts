import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { listOf } from '../listOf';
import {
  report,
  reportAction,
  reportDecision,
  reportKind,
  reportReason,
  reportState,
} from '../moderation/moderationEntities';
import { restrictionKind } from '../site/siteEntities';
import { answer, done, id, optionalTime, skip, text } from './shapes';

export const addReport = endpoint({
  method: 'POST',
  path: '/reports',
  needsSession: 'report',
  creates: true,
  rate: 'reports',
  body: v.object({ kind: reportKind, subjectId: id, reason: reportReason, text }),
  answer: done,
});

/**
 * Closes all reports of the subject, and of `others` about the same person that are open: a decision that hides or
 * removes takes away what was reported there, too. `restrict` needs `kind`, and ends at `until`. The second decision gets 409 with
 * the report as it was decided.
 */
export const decideReport = endpoint({
  method: 'POST',
  path: '/reports/:id',
  needsSession: true,
  rate: 'moderation',
  body: v.object({
    decision: reportDecision,
    action: v.optional(reportAction),
    kind: v.optional(restrictionKind),
    until: optionalTime,
    reason: text,
    others: v.optional(v.pipe(v.array(id), v.maxLength(limits.pageSize)), []),
  }),
  answer: answer({ report: v.nullable(report) }),
});

/** Takes back an own decision of the last seconds: what it changed is as before. Later it gets 409. */
export const undoDecision = endpoint({
  method: 'DELETE',
  path: '/reports/:id/decision',
  needsSession: true,
  rate: 'moderation',
  answer: answer({ report: v.nullable(report) }),
});

/** One entry a subject; the open ones by default. */
export const listReports = endpoint({
  method: 'GET',
  path: '/reports',
  needsSession: true,
  query: v.object({ skip, state: v.optional(reportState, 'open') }),
  answer: answer({ reports: listOf(report), areMore: v.boolean() }),
});
