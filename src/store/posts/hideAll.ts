import { decisionTexts } from '@contract/texts/decisionTexts';
import * as moderation from '@/api/moderation';
import { createAppAsyncThunk, fromServer } from '../createAppAsyncThunk';

/** Hides all comments of an account. */
export const hideAll = createAppAsyncThunk(
  'moderation/hideAll',
  ({ id, reason }: { id: string; reason: string }, { request }) =>
    moderation.decideAllComments(id, { state: 'hidden', reason }, request),
  { toasts: { success: fromServer, failure: decisionTexts.decideFailed } },
);
