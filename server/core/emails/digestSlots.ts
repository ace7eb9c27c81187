import {
  chosenKinds,
  defaultChoice,
  type LetterPeriod,
} from '@contract/notifications/notificationEntities';
import type { digestPeriods } from '@server/data/rows/notificationSchemas';

export type DigestPeriod = (typeof digestPeriods)[number];

const minute = 60_000;
const day = 24 * 60 * minute;
/** In UTC. */
const morning = 7 * 60 * minute;
/** 1 January 1970 was a Thursday; e-mails of a week go out on Mondays. */
const monday = 4 * day;

const lengths = { now: 2 * minute, daily: day, weekly: 7 * day };
const starts = { now: 0, daily: morning, weekly: monday + morning };

/** The last time at which e-mails of this period were due. */
export function digestSlot(period: DigestPeriod, now: number) {
  const start = starts[period];
  return Math.floor((now - start) / lengths[period]) * lengths[period] + start;
}

/** The kinds that e-mails of this period are about unless a member chooses something else. */
export const defaultKinds = (period: LetterPeriod) =>
  chosenKinds.filter((kind) => defaultChoice(kind).letter === period);
