import { day } from '@contract/durations';
import { type Day, dayIn, dayOf, daysBetween, lastBefore, timeOfHour } from './reviewDays';

/** The hour at which members of a time zone get their e-mails; '' is not known. */
export type DigestHour = { timeZone: string; digestHour: number };

/** E-mails for the hours after `since` and up to `slot`. */
type Run = {
  period: 'daily' | 'weekly';
  since: number;
  slot: number;
  beganAt: number;
  /** Of members whose own time zone is not known. */
  siteZone: string;
};

/** What e-mails for an hour are about. */
export type DueDigests = DigestHour & {
  /** When it was this hour. */
  until: number;
  /** What happened before is in no e-mail. */
  oldest: number;
  /** Members whose last e-mail was about something later get none. */
  lastUntil: number;
};

const aMonday: Day = '1970-01-05';
const dayAfter = (start: Day, days: number) => dayOf(Date.parse(`${start}T00:00:00Z`) + days * day);
const lastMonday = (today: Day) => dayAfter(today, -(daysBetween(aMonday, today) % 7));

/** The first day of the present day or week, and how many days it has. */
const startOf = {
  daily: (today: Day) => ({ first: today, days: 1 }),
  weekly: (today: Day) => ({ first: lastMonday(today), days: 7 }),
};

/** After a change of the zone or the hour, hours of two days or Mondays are at most so far apart. */
const reach = { daily: 3 * day, weekly: 15 * day };

/** Mondays of two time zones are at most two days apart, those of two weeks at least five. */
const leastAfterWeekly = 4 * day;

type Time = DigestHour & { on: Day; until: number };

const lastUntil = {
  daily: ({ timeZone, on, until }: Time) => lastBefore(timeZone, { day: on, time: until }),
  weekly: ({ until }: Time) => until - leastAfterWeekly,
};

/** The e-mails for an hour of a time zone in a run; null if it was not this hour. Weekly ones are sent on Mondays. */
export function dueDigests(of: DigestHour, { period, since, slot, beganAt, siteZone }: Run) {
  const { digestHour } = of;
  const timeZone = of.timeZone || siteZone;
  const { first, days } = startOf[period](dayIn(timeZone, slot));
  const time = [first, dayAfter(first, -days)]
    .map((on) => ({ on, until: timeOfHour(timeZone, { day: on, hour: digestHour }) }))
    .find(({ until }) => until <= slot);
  if (!time || time.until <= since) return null;
  const due: DueDigests = {
    ...of,
    until: time.until,
    oldest: Math.max(beganAt, since - reach[period]),
    lastUntil: lastUntil[period]({ digestHour, timeZone, ...time }),
  };
  return due;
}

/** What an e-mail tells a member whose last one was about what happened until `last`; null if it would be too early. */
export const digestSpan = ({ until, oldest, lastUntil: latest }: DueDigests, last: number) =>
  last <= latest ? { since: Math.max(last, oldest), until } : null;
