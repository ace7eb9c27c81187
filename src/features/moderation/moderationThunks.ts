import type { Comment } from '@contract/comments/commentEntities';
import type { CallInput } from '@contract/endpoint';
import * as moderation from '@contract/endpoints/moderation';
import * as reports from '@contract/endpoints/reports';
import { report } from '@contract/moderation/moderationEntities';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import * as v from 'valibot';
import type { ApiError } from '@/lib/apiError';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

/** The writer has changed the comment meanwhile. */
export const isOvertaken = ({ status }: Pick<ApiError, 'status'>) => status === 409;

/** With `updatedAt` only the text that was changed then is decided: else 409. */
type HeldDecision = {
  commentId: string;
  updatedAt?: string;
  state: Comment['state'];
  reason: string;
};

export const decideHeld = createAppAsyncThunk(
  'moderation/decideHeld',
  ({ commentId, ...body }: HeldDecision, { call }) =>
    call(moderation.decideComment, { params: { commentId }, body }),
  {
    toasts: { success: fromServer, failure: decisionTexts.decideFailed },
    isShownInPlace: isOvertaken,
  },
);

/** Lets the author publish a post again that a moderator has unpublished. */
export const allowPost = createAppAsyncThunk(
  'moderation/allowPost',
  ({ id }: { id: string }, { call }) => call(moderation.allowPost, { params: { id } }),
  { toasts: { success: fromServer, failure: withheldTexts.allowFailed } },
);

export type ReportDecision = CallInput<typeof reports.decideReport>['body'];

export const decideReport = createAppAsyncThunk(
  'moderation/decideReport',
  ({ id, ...body }: { id: string } & ReportDecision, { call }) =>
    call(reports.decideReport, { params: { id }, body }),
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
  ({ id }: { id: string }, { call }) => call(reports.undoDecision, { params: { id } }),
  { toasts: { success: fromServer, failure: decisionTexts.undoFailed } },
);
