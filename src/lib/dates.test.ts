import { expect, test } from 'vitest';
import { setTimeZone } from '@/testing/timeZone';
import { dateAndTime, longDate, timeAgo } from './dates';

const evening = '2026-11-21T21:05:00.000Z';

test.each([
  ['Pacific/Auckland', '22 November 2026', '10:05'],
  ['UTC', '21 November 2026', '21:05'],
  ['America/New_York', '21 November 2026', '16:05'],
  ['Asia/Kathmandu', '22 November 2026', '02:50'],
])('a date is that of the reader in %s', (timeZone, day, time) => {
  setTimeZone(timeZone);
  expect(longDate(evening)).toBe(day);
  expect(dateAndTime(evening)).toBe(`${day}, ${time}`);
});

test('a date of a page that is rendered for everybody is that of UTC', () => {
  setTimeZone('Pacific/Auckland');
  expect(longDate(evening, 'UTC')).toBe('21 November 2026');
  expect(dateAndTime('2026-01-01T09:05:00.000Z', 'UTC')).toBe('1 January 2026, 09:05 UTC');
});

test('an invalid date is shown as an empty text', () => {
  expect(longDate('soon')).toBe('');
  expect(dateAndTime('soon')).toBe('');
  expect(timeAgo('soon', 0)).toBe('');
});

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [59 * 60, '59 min ago'],
  [3600, '1 h ago'],
  [24 * 3600 - 1, '23 h ago'],
  [24 * 3600, '1 day ago'],
  [7 * 24 * 3600 - 1, '6 days ago'],
  [7 * 24 * 3600, '22 November 2026'],
  [-1, '22 November 2026'],
])('what happened %i seconds ago is named "%s"', (seconds, words) => {
  setTimeZone('Pacific/Auckland');
  expect(timeAgo(evening, Date.parse(evening) + seconds * 1000)).toBe(words);
});
