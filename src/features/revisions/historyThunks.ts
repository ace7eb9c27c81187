import * as revisions from '@contract/endpoints/revisions';
import { historyTexts } from '@contract/texts/historyTexts';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';
import { mutation } from '@/store/mutation';
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
export const restoreVersion = mutation('history/restoreVersion', revisions.restoreRevision, {
  input: ({ present, ...version }: VersionOf & { present: number }) => ({
    params: paramsOf(version),
    // 409 if another version came after it.
    body: { revision: present },
  }),
  done: ({ blog }, _, { dispatch }) => dispatch(postSaved(blog)),
  toasts: { success: fromServer, failure: historyTexts.restoreFailed },
});

export const removeVersion = mutation('history/removeVersion', revisions.removeRevision, {
  input: (version: VersionOf) => ({ params: paramsOf(version) }),
  toasts: { success: fromServer, failure: historyTexts.removeFailed },
});
