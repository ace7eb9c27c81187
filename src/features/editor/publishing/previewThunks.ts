import * as writing from '@contract/endpoints/writing';
import { previewTexts } from '@contract/texts/previewTexts';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

/** Makes a link to a draft; an earlier one ends. */
export const createPreview = createAppAsyncThunk(
  'editor/createPreview',
  async ({ id }: { id: string }, { call }) =>
    (await call(writing.createPreview, { params: { id } })).url,
  { toasts: { success: fromServer, failure: previewTexts.createFailed } },
);

export const endPreview = createAppAsyncThunk(
  'editor/endPreview',
  ({ id }: { id: string }, { call }) => call(writing.endPreview, { params: { id } }),
  { toasts: { success: fromServer, failure: previewTexts.endFailed } },
);
