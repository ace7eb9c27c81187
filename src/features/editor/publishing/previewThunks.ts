import { previewTexts } from '@contract/texts/previewTexts';
import * as writing from '@/api/writing';
import { createAppAsyncThunk, fromServer } from '@/store/createAppAsyncThunk';

/** Makes a link to a draft; an earlier one ends. */
export const createPreview = createAppAsyncThunk(
  'editor/createPreview',
  async ({ id }: { id: string }, { request }) => (await writing.createPreview(id, request)).url,
  { toasts: { success: fromServer, failure: previewTexts.createFailed } },
);

export const endPreview = createAppAsyncThunk(
  'editor/endPreview',
  ({ id }: { id: string }, { request }) => writing.endPreview(id, request),
  { toasts: { success: fromServer, failure: previewTexts.endFailed } },
);
