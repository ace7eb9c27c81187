import { historyTexts } from '@contract/texts/historyTexts';
import * as revisions from '@/api/revisions';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { postSaved } from '@/store/posts/postEvents';

type VersionOf = { postId: string; number: number };

export const fetchVersion = createAppAsyncThunk(
  'history/fetchVersion',
  async ({ postId, number }: VersionOf, { request }) =>
    (await revisions.readRevision({ id: postId, number }, request)).revision,
  { toasts: { failure: historyTexts.versionFailed } },
);

/** Makes a version the present one again. `present` is the one that is shown as such. */
export const restoreVersion = createAppAsyncThunk(
  'history/restoreVersion',
  async ({ postId, number, present }: VersionOf & { present: number }, { request, dispatch }) => {
    const answer = await revisions.restoreRevision({ id: postId, number }, present, request);
    dispatch(postSaved(answer.blog));
    return answer;
  },
  { toasts: { success: fromServer, failure: historyTexts.restoreFailed } },
);

export const removeVersion = createAppAsyncThunk(
  'history/removeVersion',
  ({ postId, number }: VersionOf, { request }) =>
    revisions.removeRevision({ id: postId, number }, request),
  { toasts: { success: fromServer, failure: historyTexts.removeFailed } },
);
