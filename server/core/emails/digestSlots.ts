import { minute } from '@contract/durations';
import {
  chosenKinds,
  defaultChoice,
  type LetterPeriod,
} from '@contract/notifications/notificationEntities';
import type { digestPeriods } from '@server/data/rows/notificationSchemas';

export type DigestPeriod = (typeof digestPeriods)[number];

/** In all time zones hours begin at a quarter of an hour. */
const lengths = { now: 2 * minute, daily: 15 * minute, weekly: 15 * minute };

/** The last time at which e-mails of this period were stored. Those of a day and a week are due at the member's hour. */
export const digestSlot = (period: DigestPeriod, now: number) =>
  Math.floor(now / lengths[period]) * lengths[period];

/** The kinds that e-mails of this period are about unless a member chooses something else. */
export const defaultKinds = (period: LetterPeriod) =>
  chosenKinds.filter((kind) => defaultChoice(kind).letter === period);
