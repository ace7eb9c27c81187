import { decideAllComments } from '@contract/endpoints/moderation';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { createAppAsyncThunk, fromServer } from '../createAppAsyncThunk';

/** Hides all comments of an account. */
export const hideAll = createAppAsyncThunk(
  'moderation/hideAll',
  ({ id, reason }: { id: string; reason: string }, { call }) =>
    call(decideAllComments, { params: { id }, body: { state: 'hidden', reason } }),
  { toasts: { success: fromServer, failure: decisionTexts.decideFailed } },
);
