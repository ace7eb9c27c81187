import { afterEach, expect, test, vi } from 'vitest';
import { longDate, longDateAndTime, shortDate } from './dates';

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
});
