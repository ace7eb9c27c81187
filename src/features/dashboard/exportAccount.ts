import * as exports from '@contract/endpoints/export';
import { exportTexts } from '@contract/texts/exportTexts';
import { saveFile } from '@/lib/browser/saveFile';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

/** Saves what the member has written as a file. */
export const exportAccount = createAppAsyncThunk(
  'dashboard/exportAccount',
  async (_: void, { call }) => {
    const archive = await call(exports.exportAccount, {});
    saveFile(new File([archive], exportTexts.fileName, { type: 'application/zip' }));
  },
  { toasts: { success: exportTexts.saved, failure: exportTexts.failed } },
);
