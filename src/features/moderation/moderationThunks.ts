import { limits } from '@contract/limits';
import { decisionTexts } from '@contract/texts/decisionTexts';
import * as moderation from '@/api/moderation';
import * as reports from '@/api/reports';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

/** The viewer is part of it because the answer depends on who asks. */
export type QueueArg = { viewerId: string; page: number };

export const fetchReports = createAppAsyncThunk(
  'moderation/fetchReports',
  ({ page }: QueueArg, { request }) => reports.listReports(page * limits.pageSize, request),
  { toasts: { failure: decisionTexts.reportsFailed } },
);

export const fetchHeld = createAppAsyncThunk(
  'moderation/fetchHeld',
  ({ page }: QueueArg, { request }) => moderation.listHeldComments(page * limits.pageSize, request),
  { toasts: { failure: decisionTexts.heldFailed } },
);

export const fetchLog = createAppAsyncThunk(
  'moderation/fetchLog',
  ({ page }: QueueArg, { request }) => moderation.listLog(page * limits.pageSize, request),
  { toasts: { failure: decisionTexts.logFailed } },
);

export const decideHeld = createAppAsyncThunk(
  'moderation/decideHeld',
  ({ commentId, ...decision }: { commentId: string } & moderation.Decision, { request }) =>
    moderation.decideComment(commentId, decision, request),
  { toasts: { success: fromServer, failure: decisionTexts.decideFailed } },
);

/** Hides all comments of an account. */
export const hideAll = createAppAsyncThunk(
  'moderation/hideAll',
  ({ id, reason }: { id: string; reason: string }, { request }) =>
    moderation.decideAllComments(id, { state: 'hidden', reason }, request),
  { toasts: { success: fromServer, failure: decisionTexts.decideFailed } },
);

export const decideReport = createAppAsyncThunk(
  'moderation/decideReport',
  ({ id, ...decision }: { id: string } & reports.ReportDecision, { request }) =>
    reports.decideReport(id, decision, request),
  { toasts: { success: fromServer, failure: decisionTexts.reportFailed } },
);
