import { afterEach, expect, test, vi } from 'vitest';
import { localDateAndTime, longDate, longDateAndTime, shortDate, timeAgo } from './dates';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a date is written in English', () => {
  expect(longDate('2026-11-21T12:00:00.000Z')).toBe('21 November 2026');
  expect(longDate('2026-01-01T12:00:00.000Z')).toBe('1 January 2026');
  expect(shortDate('2026-03-09T12:00:00.000Z')).toBe('09/03/2026');
  expect(longDateAndTime('2026-03-09T09:05:00.000Z')).toBe('9 March 2026, 09:05 UTC');
});

test("a date doesn't depend on the time zone of the device", () => {
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(1);
  vi.spyOn(Date.prototype, 'getMonth').mockReturnValue(5);
  vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2000);
  expect(longDate('2026-11-21T23:30:00.000Z')).toBe('21 November 2026');
  expect(shortDate('2026-11-21T00:30:00.000Z')).toBe('21/11/2026');
});

test('an invalid date is shown as an empty text', () => {
  expect(longDate('soon')).toBe('');
  expect(shortDate('soon')).toBe('');
  expect(longDateAndTime('soon')).toBe('');
  expect(localDateAndTime('soon')).toBe('');
  expect(timeAgo('soon', 0)).toBe('');
});

/** As a device in Auckland reads 21:05 UTC. */
function mockTimeZone() {
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(22);
  vi.spyOn(Date.prototype, 'getMonth').mockReturnValue(10);
  vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(10);
  vi.spyOn(Date.prototype, 'getMinutes').mockReturnValue(5);
}

test('a local time is that of the device', () => {
  mockTimeZone();
  expect(localDateAndTime('2026-11-21T21:05:00.000Z')).toBe('22 November 2026, 10:05');
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
  mockTimeZone();
  const iso = '2026-11-21T21:05:00.000Z';
  expect(timeAgo(iso, Date.parse(iso) + seconds * 1000)).toBe(words);
});
