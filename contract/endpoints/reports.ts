import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { report, reportKind, reportReason, reportState } from '../entities';
import { listOf } from '../listOf';
import { answer, done, id, skip, text } from './shapes';

export const addReport = endpoint({
  method: 'POST',
  path: '/reports',
  needsSession: 'report',
  creates: true,
  rate: 'reports',
  body: v.object({ kind: reportKind, subjectId: id, reason: reportReason, text }),
  answer: done,
});

/** One entry a subject; the open ones by default. */
export const listReports = endpoint({
  method: 'GET',
  path: '/reports',
  needsSession: true,
  query: v.object({ skip, state: v.optional(reportState, 'open') }),
  answer: answer({ reports: listOf(report), areMore: v.boolean() }),
});
