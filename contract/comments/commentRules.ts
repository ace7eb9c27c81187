import { limits } from '../limits';
import { maxLengths, type Rule, tooLong } from '../ruleParts';

/** The field of the comment form. */
export type CommentForm = { comment: string };

/** Empty text breaks no rule: the form doesn't send it. */
export const commentRules: readonly Rule<CommentForm>[] = maxLengths('comment');

/** The rules of the reason why a comment is taken away. */
export const reasonRules: readonly Rule<{ reason: string }>[] = maxLengths('reason');

/** The rules of the words that a comment is about. */
export const quoteRules: readonly Rule<{ quote: string }>[] = maxLengths('quote');

/** The field of the form of a report that can break a rule. The text is optional. */
type ReportForm = { text: string };

export const reportRules: readonly Rule<ReportForm>[] = [
  {
    field: 'text',
    message: tooLong('reportText'),
    holds: ({ text }) => text.trim().length <= limits.longest.reportText,
  },
];
