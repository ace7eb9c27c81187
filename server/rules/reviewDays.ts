import { day as dayLength } from '@contract/durations';
/** A date on the calendar, as `2026-03-29`. */
export type Day = string;

const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** How many days `to` is after `from`. */
export const daysBetween = (from: Day, to: Day) =>
  Math.round((startOf(to) - startOf(from)) / dayLength);

/** The IANA name of a time zone as it is stored; null if there is none. Offsets are no names. */
export function resolveTimeZone(name: string) {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

const createFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

const isKnown = (timeZone: string) => resolveTimeZone(timeZone) !== null;

/** Of UTC for a time zone that only another version of the runtime knows. */
function formatOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = createFormat(isKnown(timeZone) ? timeZone : 'UTC');
  formats.set(timeZone, format);
  return format;
}

/** What clocks in a time zone show, as if it were UTC. `''` is UTC. */
function clockIn(timeZone: string, time: number) {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The date in UTC. */
export const dayOf = (clock: number): Day => new Date(clock).toISOString().slice(0, 10);

/** The date in a time zone; in UTC for `''`. */
export const dayIn = (timeZone: string, time: number): Day => dayOf(clockIn(timeZone, time));

/**
 * When it is this hour on a date. Where clocks are put forward, an hour can be missing: then when they are. Where they
 * are put back, it can come twice: then the first time.
 */
export function timeOfHour(timeZone: string, { day, hour }: { day: Day; hour: number }) {
  const shown = startOf(day) + hour * (dayLength / 24);
  const offsets = [-dayLength, dayLength].map((around) => {
    const time = shown + around;
    return clockIn(timeZone, time) - time;
  });
  const times = offsets.map((offset) => shown - offset);
  const exact = times.filter((time) => clockIn(timeZone, time) === shown);
  return exact.length > 0 ? Math.min(...exact) : (times[0] ?? shown);
}

const leastBetween = 20 * (dayLength / 24);

/**
 * When the e-mail or notification before one of this time and date was at the latest: a change of the zone or the hour
 * brings no second one within 20 hours or on the same date.
 */
export const lastBefore = (timeZone: string, { day, time }: { day: Day; time: number }) =>
  Math.min(time - leastBetween, timeOfHour(timeZone, { day, hour: 0 }) - 1);

type Hour = { timeZone: string; hour: number };

/**
 * The hour on the present date of a time zone, and when the one before it was at the latest; null before the hour has
 * come.
 */
export function reviewTime({ timeZone, hour, now }: Hour & { now: number }) {
  const day = dayIn(timeZone, now);
  const time = timeOfHour(timeZone, { day, hour });
  return time <= now ? { day, time, lastTime: lastBefore(timeZone, { day, time }) } : null;
}
