import type { Comment } from '@contract/comments/commentEntities';
import { decideComment } from '@contract/endpoints/moderation';
import { decisionTexts } from '@contract/texts/decisionTexts';
import type { ApiError } from '@/lib/apiError';
import { fromServer } from '../createAppAsyncThunk';
import { mutation } from '../mutation';

/** The comment was changed since it was read. */
export const isOvertaken = ({ status }: Pick<ApiError, 'status'>) => status === 409;

/** With `updatedAt` only the text that was changed then is decided: else 409. */
type ListedDecision = {
  commentId: string;
  updatedAt?: string;
  state: Comment['state'];
  reason: string;
};

/** Decides about a comment in a list outside of its post. */
export const decideListed = mutation('comments/decideListed', decideComment, {
  input: ({ commentId, ...body }: ListedDecision) => ({ params: { commentId }, body }),
  toasts: { success: fromServer, failure: decisionTexts.decideFailed },
  isShownInPlace: isOvertaken,
});
