import { expect, test, vi } from 'vitest';
import { localTime } from './localTime';

test.each([
  ['Europe/Berlin', 'Friday, 4 December, 09:00, Berlin'],
  ['America/New_York', 'Friday, 4 December, 03:00, New York'],
  ['Asia/Tokyo', 'Friday, 4 December, 17:00, Tokyo'],
  ['UTC', 'Friday, 4 December, 08:00, UTC'],
])('a time is named in the time zone %s', (timeZone, words) => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(locale, options) {
    return new DateTimeFormat(locale, { ...options, timeZone });
  });
  expect(localTime('2026-12-04T08:00:00.000Z')).toBe(words);
});
