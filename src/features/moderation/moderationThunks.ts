import type { CallInput } from '@contract/endpoint';
import * as moderation from '@contract/endpoints/moderation';
import * as reports from '@contract/endpoints/reports';
import { report } from '@contract/moderation/moderationEntities';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import * as v from 'valibot';
import type { ApiError } from '@/lib/apiError';
import { fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
import { isOvertaken } from '@/store/posts/decideListed';

/** Lets the author publish a post again that a moderator has unpublished. */
export const allowPost = mutation('moderation/allowPost', moderation.allowPost, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: withheldTexts.allowFailed },
});

export type ReportDecision = CallInput<typeof reports.decideReport>['body'];

export const decideReport = mutation('moderation/decideReport', reports.decideReport, {
  input: ({ id, ...body }: { id: string } & ReportDecision) => ({ params: { id }, body }),
  toasts: { success: fromServer, failure: decisionTexts.reportFailed },
  isShownInPlace: isOvertaken,
});

/** The report if another moderator was faster (null if it is gone since), else undefined. */
export function decidedBefore(error: ApiError | undefined) {
  if (!error || !isOvertaken(error)) return undefined;
  const stored = v.safeParse(report, error.report);
  return stored.success ? stored.output : null;
}

export const undoDecision = mutation('moderation/undoDecision', reports.undoDecision, {
  input: (params: { id: string }) => ({ params }),
  toasts: { success: fromServer, failure: decisionTexts.undoFailed },
});
