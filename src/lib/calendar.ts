import { groupBy } from '@contract/groupBy';
import { dayOf, hourOf, longDate, readClock, type Time, twoDigits, type Zone } from './dates';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dayLength = 24 * 60 * 60_000;

/** 21/11/2026 */
export function shortDate(time: Time, zone?: Zone) {
  const clock = readClock(time, zone);
  if (!clock) return '';
  const [day, month] = [clock.getUTCDate(), clock.getUTCMonth() + 1].map(twoDigits);
  return `${day}/${month}/${clock.getUTCFullYear()}`;
}

/** 21 November; with the year if it is another one than now. */
export function dayAndMonth(time: Time, now = Date.now()) {
  const clock = readClock(time);
  if (!clock) return '';
  const isThisYear = clock.getUTCFullYear() === readClock(now)?.getUTCFullYear();
  return isThisYear ? dayOf(clock) : longDate(time);
}

/** 18:40 */
export function timeOfDay(time: Time) {
  const clock = readClock(time);
  return clock ? hourOf(clock) : '';
}

/** 21 November, 18:40; with the year if it is another one than now. */
export function dayAndHour(time: Time, now = Date.now()) {
  const day = dayAndMonth(time, now);
  return day && `${day}, ${timeOfDay(time)}`;
}

/** The reader's time zone, such as "Europe/Berlin". */
export const readTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** With the place that the time zone is named after: Friday, 4 December, 09:00, Berlin */
export function timeAndPlace(time: Time) {
  const clock = readClock(time);
  if (!clock) return '';
  const place = (readTimeZone().split('/').at(-1) ?? '').replaceAll('_', ' ');
  return `${weekdays[clock.getUTCDay()]}, ${dayOf(clock)}, ${hourOf(clock)}, ${place}`;
}

/** The value of an input of the type "datetime-local". */
export const inputTime = (time: Time) => readClock(time)?.toISOString().slice(0, 16) ?? '';

/** Nine o'clock of the next day. */
export function nextMorning() {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0, 0, 0);
  return date;
}

/** How many days ago a time was, in days of the calendar. */
function daysAgo(time: Time, now: number) {
  const [then, today] = [time, now].map((at) =>
    Math.floor((readClock(at)?.getTime() ?? 0) / dayLength),
  );
  return (today ?? 0) - (then ?? 0);
}

export const isToday = (time: Time, now = Date.now()) => daysAgo(time, now) === 0;

/** When somebody was here: "earlier today", "on Tuesday", "on 3 March". */
export function lastVisit(iso: string, now = Date.now()) {
  const days = daysAgo(iso, now);
  if (days <= 0) return 'earlier today';
  const weekday = weekdays[readClock(iso)?.getUTCDay() ?? 0];
  return `on ${days < 7 ? weekday : dayAndMonth(iso, now)}`;
}

/** "Today", "Yesterday" or the date. */
function nameOf(time: Time, now: number) {
  if (isToday(time, now)) return 'Today';
  return daysAgo(time, now) === 1 ? 'Yesterday' : longDate(time);
}

type CalendarDay<Entry> = {
  name: string;
  /** In their order, each with its time of the day. */
  entries: { entry: Entry; time: string }[];
};

/** Entries grouped by day, in their order. */
export function groupByDay<Entry extends { createdAt: string }>(
  entries: readonly Entry[],
  now = Date.now(),
) {
  const days = groupBy(entries, ({ createdAt }) => nameOf(createdAt, now));
  return [...days].map(([name, ofDay]): CalendarDay<Entry> => {
    const timed = ofDay.map((entry) => ({ entry, time: timeOfDay(entry.createdAt) }));
    return { name, entries: timed };
  });
}
