import { report } from '@contract/moderation/moderationEntities';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import * as v from 'valibot';
import * as moderation from '@/api/moderation';
import * as reports from '@/api/reports';
import type { ApiError } from '@/lib/apiError';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

/** The writer has changed the comment meanwhile. */
export const isOvertaken = ({ status }: Pick<ApiError, 'status'>) => status === 409;

export const decideHeld = createAppAsyncThunk(
  'moderation/decideHeld',
  (
    { commentId, ...decision }: { commentId: string; updatedAt?: string } & moderation.Decision,
    { request },
  ) => moderation.decideComment(commentId, decision, request),
  {
    toasts: { success: fromServer, failure: decisionTexts.decideFailed },
    isShownInPlace: isOvertaken,
  },
);

/** Lets the author publish a post again that a moderator has unpublished. */
export const allowPost = createAppAsyncThunk(
  'moderation/allowPost',
  ({ id }: { id: string }, { request }) => moderation.allowPost(id, request),
  { toasts: { success: fromServer, failure: withheldTexts.allowFailed } },
);

export const decideReport = createAppAsyncThunk(
  'moderation/decideReport',
  ({ id, ...decision }: { id: string } & reports.ReportDecision, { request }) =>
    reports.decideReport(id, decision, request),
  {
    toasts: { success: fromServer, failure: decisionTexts.reportFailed },
    isShownInPlace: isOvertaken,
  },
);

/** The report if another moderator was faster (null if it is gone since), else undefined. */
export function decidedBefore(error: ApiError | undefined) {
  if (!error || !isOvertaken(error)) return undefined;
  const stored = v.safeParse(report, error.report);
  return stored.success ? stored.output : null;
}

export const undoDecision = createAppAsyncThunk(
  'moderation/undoDecision',
  ({ id }: { id: string }, { request }) => reports.undoDecision(id, request),
  { toasts: { success: fromServer, failure: decisionTexts.undoFailed } },
);
