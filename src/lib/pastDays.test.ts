import { expect, test } from 'vitest';
import { dayAndMonth, lastVisit } from './pastDays';

const now = Date.parse('2026-03-05T09:00:00Z');

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

test('a day of another year has its year', () => {
  expect(dayAndMonth('2026-01-03T08:00:00Z', now)).toBe('3 January');
  expect(dayAndMonth('2024-01-03T08:00:00Z', now)).toBe('3 January 2024');
});
