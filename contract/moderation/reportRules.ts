import { limits } from '../limits';
import { type Rule, tooLong } from '../ruleParts';

/** The field of the form of a report that can break a rule. The text is optional. */
export type ReportForm = { text: string };

export const reportRules: readonly Rule<ReportForm>[] = [
  {
    field: 'text',
    message: tooLong('reportText'),
    holds: ({ text }) => text.trim().length <= limits.longest.reportText,
  },
];
