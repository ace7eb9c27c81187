import { apiLimits } from '../apiLimits';
import { groupDigits } from '../groupDigits';

/** At most this many are counted. */
const most = apiLimits.countedSubscribers;

const subscribersOf = (count: number) => {
  if (count > most) return `more than ${groupDigits(most)} subscribers`;
  return count === 1 ? '1 subscriber' : `${groupDigits(count)} subscribers`;
};

/** Texts about e-mails to subscribers that wait. A failure text is shown only if the API sends no message. */
export const postLetterTexts = {
  waiting: (count: number, time: string) =>
    `Letters to ${subscribersOf(count)} wait until ${time}.`,
  /** Before a first publication. */
  planned: (count: number) => `Publishing sends an e-mail to ${subscribersOf(count)}.`,
  stop: 'Undo: send no letters',
  stopped: 'No letters will be sent about this post.',
  stopFailed: 'The letters could not be stopped.',
  /** To how many subscribers an e-mail about a post went. */
  sent: (count: number) => `Sent to ${groupDigits(count)}`,
  previewFailed: 'The e-mail could not be loaded.',
} as const;
