import { apiLimits } from '../apiLimits';
import { groupDigits } from '../groupDigits';

/** What the page says about decisions. A failure text is shown only if the API sends no message. */
export const decisionTexts = {
  decideFailed: 'The comment could not be changed.',
  reportFailed: 'The report could not be decided.',
  undoFailed: 'The decision could not be taken back.',
  reportsFailed: 'The reports could not be loaded.',
  decidedFailed: 'The decided reports could not be loaded.',
  heldFailed: 'The comments that wait could not be loaded.',
  logFailed: 'The log could not be loaded.',
  closeFailed: 'The comments could not be closed or opened.',
  roleFailed: 'The role could not be changed.',
  /** After the name of the person, as the next one. */
  hideQuestion: 'reads your reason. Others no longer see the comment.',
  hideAllQuestion: 'reads your reason. Others no longer see any comment of this person.',
  reportKeys:
    'h hides or unpublishes, r restricts, d dismisses, m takes other reports about the person along, u takes back the last decision. Ctrl+Enter sends a reason.',
  heldKeys: 'a approves, h hides, u takes back the last decision. Ctrl+Enter sends a reason.',
  /** Before the name of the writer. */
  decided: { shown: 'You have approved a comment by', hidden: 'You have hidden a comment by' },
  restrictedKeys: 'l lifts, c changes. Ctrl+Enter sends a reason.',
  /** After the name of the person, as the questions above. */
  changedRestriction: 'reads your reason. The time begins now.',
  neverDecided: 'Nothing was decided about this person in the last 180 days.',
  noOtherComments: 'No other comments.',
  nothingReported: 'No report waits for your decision. Members report what breaks the rules.',
  nothingDecided: 'No report with this decision in the last 180 days.',
  nothingHeld: 'No comment waits for your decision.',
  nothingLogged: 'Nothing was decided in the last 180 days.',
  nothingFound: 'No such decision in the last 180 days.',
} as const;

/** Before the time of a comment. */
export const commentStateNames = {
  shown: '',
  held: 'Waits · ',
  hidden: 'Hidden · ',
  removed: 'Removed · ',
} as const;

const decisionNames: Readonly<Record<string, string>> = {
  shown: 'approved',
  dismissed: 'reports dismissed',
  undone: 'taken back',
};

/** "2 hidden, 1 approved" */
export const countedDecisions = (decisions: Readonly<Record<string, number>>) =>
  Object.entries(decisions)
    .map(([action, count]) => `${groupDigits(count)} ${decisionNames[action] ?? action}`)
    .join(', ');

/** The choice of one decision about all reports of a person. */
export const othersText = (count: number) =>
  count === 1
    ? '1 more report about this person: decide it together with this one'
    : `${count} more reports about this person: decide them together with this one`;

/** In the dialog of such a decision. */
export function decidedTogether(others: number, { takesAway }: { takesAway: boolean }) {
  const upheld =
    others === 1
      ? 'The other report about this person is upheld, too'
      : `The ${others} other reports about this person are upheld, too`;
  return takesAway ? `${upheld}, and what was reported is taken away as well.` : `${upheld}.`;
}

/** How much waits, on the dashboard of those who decide. */
export const waitingTexts = {
  reports: 'Reports',
  held: 'Comments to approve',
  nothing: 'No report and no comment waits for your decision.',
} as const;

/** Open reports are counted up to a limit. */
export const countedText = (count: number) =>
  count > apiLimits.countedReports
    ? `${groupDigits(apiLimits.countedReports)}+`
    : groupDigits(count);

/** The number of new accounts that an administrator has to approve. */
export const waitingAccounts = (count: number) =>
  count === 1
    ? '1 new account waits for approval.'
    : `${groupDigits(count)} new accounts wait for approval.`;

/** The number of restricted accounts, on the dashboard of moderators. */
export function restrictedText(count: number) {
  if (count === 0) return 'Nobody is restricted now.';
  return count === 1
    ? '1 person is restricted now.'
    : `${groupDigits(count)} people are restricted now.`;
}

/** The warning for administrators if the oldest pending item is older than a day. */
export function lateMessage({ reports, held }: { reports: number; held: number }) {
  const parts = [
    ...(reports > 0 ? [reports === 1 ? '1 report' : `${countedText(reports)} reports`] : []),
    ...(held > 0 ? [held === 1 ? '1 comment' : `${countedText(held)} comments`] : []),
  ];
  const verb = reports + held === 1 ? 'waits' : 'wait';
  return `${parts.join(' and ')} ${verb} for a decision, the first for more than a day.`;
}
