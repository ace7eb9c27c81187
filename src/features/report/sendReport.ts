import { reportTexts } from '@contract/texts/reportTexts';
import { addReport, type NewReport } from '@/api/reports';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';

export const sendReport = createAppAsyncThunk(
  'report/send',
  (report: NewReport, { request }) => addReport(report, request),
  { toasts: { failure: reportTexts.sendFailed } },
);
