import type { ReportKind } from '../moderation/moderationEntities';

/** Texts about reports. The failure text is shown only if the API sends no message. */
export const reportTexts = {
  sendFailed: 'The report could not be sent.',
  chooseReason: 'Please choose a reason.',
} as const;

/** How many earlier reports about a person were upheld. */
export const upheldBefore = (count: number) =>
  count === 0
    ? 'No earlier reports upheld'
    : count === 1
      ? 'One earlier report upheld'
      : `${count} earlier reports upheld`;

/** The names of the reasons in the form of a report. */
export const reportReasonNames = {
  spam: 'Spam or advertising',
  abuse: 'Insults, hate or harassment',
  illegal: 'Illegal content',
  other: 'Something else',
} as const;

/** The states of a report. */
export const reportStateNames = {
  open: 'Open',
  upheld: 'Upheld',
  dismissed: 'Dismissed',
} as const;

const actionNames: Readonly<Record<string, string>> = {
  hide: 'Hidden',
  remove: 'Removed',
  restrict: 'Author restricted',
  block: 'Author blocked',
};

/** What was done when a report was upheld. */
export function decidedActionName(kind: ReportKind, action: string) {
  const takesAway = action === 'hide' || action === 'remove';
  if (takesAway && kind === 'post') return 'Unpublished';
  if (takesAway && kind === 'heading') return 'Made private';
  return actionNames[action] ?? action;
}
