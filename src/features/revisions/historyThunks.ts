import * as revisions from '@contract/endpoints/revisions';
import { historyTexts } from '@contract/texts/historyTexts';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { postSaved } from '@/store/posts/postEvents';

type VersionOf = { postId: string; number: number };

const paramsOf = ({ postId, number }: VersionOf) => ({ id: postId, number: String(number) });

export const fetchVersion = createAppAsyncThunk(
  'history/fetchVersion',
  async (version: VersionOf, { call }) =>
    (await call(revisions.readRevision, { params: paramsOf(version) })).revision,
  { toasts: { failure: historyTexts.versionFailed } },
);

/** Makes a version the present one again. `present` is the one that is shown as such. */
export const restoreVersion = createAppAsyncThunk(
  'history/restoreVersion',
  async ({ present, ...version }: VersionOf & { present: number }, { call, dispatch }) => {
    const answer = await call(revisions.restoreRevision, {
      params: paramsOf(version),
      // 409 if another version came after it.
      body: { revision: present },
    });
    dispatch(postSaved(answer.blog));
    return answer;
  },
  { toasts: { success: fromServer, failure: historyTexts.restoreFailed } },
);

export const removeVersion = createAppAsyncThunk(
  'history/removeVersion',
  (version: VersionOf, { call }) => call(revisions.removeRevision, { params: paramsOf(version) }),
  { toasts: { success: fromServer, failure: historyTexts.removeFailed } },
);
