import { expect, test } from 'vitest';
import { dayIn, daysBetween, reviewTime, timeOfHour } from './reviewDays';

const newYork = 'America/New_York';

test.each([
  ['', '2026-03-08'],
  ['UTC', '2026-03-08'],
  ['Pacific/Kiritimati', '2026-03-09'],
  ['Pacific/Honolulu', '2026-03-08'],
  ['America/New_York', '2026-03-08'],
])('the date in the time zone “%s”', (timeZone, day) => {
  expect(dayIn(timeZone, Date.parse('2026-03-08T10:00:00Z'))).toBe(day);
});

test('days are counted over a change of the clocks', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

test.each([
  // Clocks are put forward at 2 on 8 March, and back at 2 on 1 November.
  { timeZone: newYork, day: '2026-03-07', hour: 7, time: '2026-03-07T12:00:00.000Z' },
  { timeZone: newYork, day: '2026-03-08', hour: 1, time: '2026-03-08T06:00:00.000Z' },
  { timeZone: newYork, day: '2026-03-08', hour: 2, time: '2026-03-08T07:00:00.000Z' },
  { timeZone: newYork, day: '2026-03-08', hour: 3, time: '2026-03-08T07:00:00.000Z' },
  { timeZone: newYork, day: '2026-03-08', hour: 7, time: '2026-03-08T11:00:00.000Z' },
  { timeZone: newYork, day: '2026-11-01', hour: 0, time: '2026-11-01T04:00:00.000Z' },
  { timeZone: newYork, day: '2026-11-01', hour: 1, time: '2026-11-01T05:00:00.000Z' },
  { timeZone: newYork, day: '2026-11-01', hour: 2, time: '2026-11-01T07:00:00.000Z' },
  { timeZone: 'Pacific/Kiritimati', day: '2026-11-01', hour: 7, time: '2026-10-31T17:00:00.000Z' },
  { timeZone: 'Pacific/Honolulu', day: '2026-11-01', hour: 23, time: '2026-11-02T09:00:00.000Z' },
  // Half an hour is left out, from 2 to half past 2.
  { timeZone: 'Australia/Lord_Howe', day: '2026-10-04', hour: 2, time: '2026-10-03T15:30:00.000Z' },
  { timeZone: '', day: '2026-11-01', hour: 7, time: '2026-11-01T07:00:00.000Z' },
])('in “$timeZone” on $day it is $hour at $time', ({ timeZone, day, hour, time }) => {
  expect(new Date(timeOfHour(timeZone, { day, hour })).toISOString()).toBe(time);
});

const minute = 60_000;
const start = Date.parse('2026-01-01T00:00:00Z');

/** The times of a year for which an account is notified, looked for every hour. */
function notifiedIn(zoneAt: (now: number) => { timeZone: string; hour: number }) {
  const times: number[] = [];
  for (let now = start; now < start + 365 * 24 * 60 * minute; now += 60 * minute) {
    const due = reviewTime({ ...zoneAt(now), now });
    if (due && due.time >= start && (times.at(-1) ?? 0) <= due.lastTime) times.push(due.time);
  }
  return times;
}

const zones = [newYork, 'Pacific/Kiritimati', 'Pacific/Honolulu'];

// The clocks of one zone change in the year; in the others, the date is another one than in UTC.
const yearOf = zones.flatMap((timeZone) =>
  (timeZone === newYork ? [0, 1, 2, 23] : [7]).map((hour) => [timeZone, hour] as const),
);

test.each(yearOf)(
  'in %s an account is notified at %i once on each day of a year',
  (timeZone, hour) => {
    const days = notifiedIn(() => ({ timeZone, hour })).map((time) => dayIn(timeZone, time));
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(364);
  },
);

test('whoever changes the zone or the hour is not notified again within 20 hours or on the same date', () => {
  const hours = [7, 23, 0, 12, 3];
  const zoneAt = (now: number) => {
    const change = Math.floor((now - start) / (50 * 60 * minute));
    const timeZone = zones[change % zones.length] ?? '';
    return { timeZone, hour: hours[change % hours.length] ?? 7 };
  };
  const times = notifiedIn(zoneAt);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20 * 60 * minute);
  expect(times.length).toBeGreaterThan(200);
});

test('a change from 0 to 23 brings none on the same date, but on the next one', () => {
  const midnight = Date.parse('2026-03-01T23:00:00Z');
  const at = (hours: number) =>
    reviewTime({ timeZone: 'Europe/Berlin', hour: 23, now: midnight + hours * 60 * minute });
  expect(at(23)?.lastTime).toBeLessThan(midnight);
  expect(at(47)?.lastTime).toBeGreaterThan(midnight);
});

test('before the hour none is due', () => {
  const now = Date.parse('2026-03-02T12:00:00Z');
  expect(reviewTime({ timeZone: '', hour: 13, now })).toBeNull();
  expect(reviewTime({ timeZone: '', hour: 7, now })?.time).toBe(now - 5 * 60 * minute);
});
