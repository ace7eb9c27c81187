import { gateTexts } from '@contract/texts/gateTexts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { onlySignedIn } from '@/store/viewer';

/** Visitors are asked to sign in before they fill in the form. */
export const openReport = createAppAsyncThunk('report/open', () => Promise.resolve(null), {
  gate: onlySignedIn(gateTexts.report),
});
