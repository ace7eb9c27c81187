import { decideAllComments } from '@contract/endpoints/moderation';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { fromServer } from '../createAppAsyncThunk';
import { mutation } from '../mutation';

/** Hides all comments of an account. */
export const hideAll = mutation('moderation/hideAll', decideAllComments, {
  input: ({ id, reason }: { id: string; reason: string }) => ({
    params: { id },
    body: { state: 'hidden' as const, reason },
  }),
  toasts: { success: fromServer, failure: decisionTexts.decideFailed },
});
