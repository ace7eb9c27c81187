import { beforeEach, expect, test } from 'vitest';
import { setTimeZone } from '@/testing/timeZone';
import {
  dayAndHour,
  dayAndMonth,
  groupByDay,
  inputTime,
  isToday,
  lastVisit,
  shortDate,
  timeAndPlace,
} from './calendar';

const now = Date.parse('2026-03-05T09:00:00Z');

beforeEach(() => setTimeZone('UTC'));

test.each([
  ['2026-03-05T00:10:00Z', 'earlier today'],
  ['2026-03-06T00:10:00Z', 'earlier today'],
  ['2026-03-03T23:00:00Z', 'on Tuesday'],
  ['2026-02-27T23:00:00Z', 'on Friday'],
  ['2026-02-26T08:00:00Z', 'on 26 February'],
  ['2025-12-31T08:00:00Z', 'on 31 December 2025'],
])('the visit of %s was %s', (iso, text) => {
  expect(lastVisit(iso, now)).toBe(text);
});

test('days are those of the reader', () => {
  const evening = '2026-03-04T23:30:00Z';
  expect([lastVisit(evening, now), shortDate(evening)]).toEqual(['on Wednesday', '04/03/2026']);
  setTimeZone('Europe/Berlin');
  expect([lastVisit(evening, now), shortDate(evening)]).toEqual(['earlier today', '05/03/2026']);
  expect([dayAndMonth(evening, now), dayAndHour(evening, now)]).toEqual([
    '5 March',
    '5 March, 00:30',
  ]);
  expect([isToday(evening, now), shortDate(evening, 'UTC')]).toEqual([true, '04/03/2026']);
});

test('a day of another year has its year', () => {
  expect(dayAndMonth('2026-01-03T08:00:00Z', now)).toBe('3 January');
  expect(dayAndMonth('2024-01-03T08:00:00Z', now)).toBe('3 January 2024');
  expect(dayAndHour('2024-01-03T08:00:00Z', now)).toBe('3 January 2024, 08:00');
});

test.each([
  ['Europe/Berlin', 'Friday, 4 December, 09:00, Berlin'],
  ['America/New_York', 'Friday, 4 December, 03:00, New York'],
  ['Asia/Tokyo', 'Friday, 4 December, 17:00, Tokyo'],
  ['UTC', 'Friday, 4 December, 08:00, UTC'],
])('a planned time is named in the time zone %s', (timeZone, words) => {
  setTimeZone(timeZone);
  expect(timeAndPlace('2026-12-04T08:00:00.000Z')).toBe(words);
  expect(inputTime('2026-12-04T08:00:00.000Z')).toBe(`2026-12-04T${words.slice(20, 25)}`);
});

test('an invalid date is shown as an empty text', () => {
  const texts = [shortDate, dayAndMonth, dayAndHour, timeAndPlace, inputTime].map((write) =>
    write('soon'),
  );
  expect(texts.join('')).toBe('');
});

/** The days and times of these entries. */
const group = (times: readonly string[], at: string) =>
  groupByDay(
    times.map((createdAt) => ({ createdAt })),
    Date.parse(at),
  ).map(({ name, entries }) => [name, ...entries.map(({ time }) => time)]);

test('entries are grouped by day: today, yesterday, and earlier dates', () => {
  const times = [
    '2026-03-02T08:59:00.000Z',
    '2026-03-02T00:00:00.000Z',
    '2026-03-01T23:59:59.000Z',
    '2026-02-28T12:00:00.000Z',
    '2025-12-31T12:00:00.000Z',
  ];
  expect(group(times, '2026-03-02T09:00:00.000Z')).toEqual([
    ['Today', '08:59', '00:00'],
    ['Yesterday', '23:59'],
    ['28 February 2026', '12:00'],
    ['31 December 2025', '12:00'],
  ]);
  expect(group([], '2026-03-02T09:00:00.000Z')).toEqual([]);
});

test.each([
  ['Asia/Tokyo', ['Today', '01:00']],
  ['UTC', ['Yesterday', '16:00']],
  ['America/Los_Angeles', ['Yesterday', '08:00']],
])('a day is that of the time zone %s', (timeZone, day) => {
  setTimeZone(timeZone);
  expect(group(['2026-11-26T16:00:00.000Z'], '2026-11-27T09:00:00.000Z')).toEqual([day]);
});

test('yesterday can have 25 hours', () => {
  setTimeZone('Europe/Berlin');
  expect(group(['2026-10-24T22:30:00.000Z'], '2026-10-26T22:30:00.000Z')).toEqual([
    ['Yesterday', '00:30'],
  ]);
});
