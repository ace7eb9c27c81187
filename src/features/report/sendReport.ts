import type { CallInput } from '@contract/endpoint';
import { addReport } from '@contract/endpoints/reports';
import { reportTexts } from '@contract/texts/reportTexts';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

export const sendReport = createAppAsyncThunk(
  'report/send',
  (body: CallInput<typeof addReport>['body'], { call }) => call(addReport, { body }),
  { toasts: { failure: reportTexts.sendFailed } },
);
