import { expect, test, vi } from 'vitest';
import { groupByLocalDay } from './localDays';

function setTimeZone(timeZone: string) {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(locale, options) {
    return new DateTimeFormat(locale, { ...options, timeZone });
  });
}

/** The days and times of these entries. */
const group = (times: readonly string[], now: string) =>
  groupByLocalDay(
    times.map((createdAt) => ({ createdAt })),
    Date.parse(now),
  ).map(({ name, entries }) => [name, ...entries.map(({ time }) => time)]);

test('entries are grouped by day: today, yesterday, and earlier dates', () => {
  setTimeZone('UTC');
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

test('no entries have no days', () => {
  expect(group([], '2026-03-02T09:00:00.000Z')).toEqual([]);
});
