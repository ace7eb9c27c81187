import { expect, test } from 'vitest';
import type { PageLoad } from './figures';
import { lateParts, overLimits } from './pageLimits';

const load = (changes: Partial<PageLoad> = {}): PageLoad => ({
  scriptBytes: 0,
  bytes: 0,
  requests: 0,
  requestsBeforeLcp: 0,
  fcp: 300,
  lcp: 400,
  blocking: 0,
  longestTask: 0,
  shift: 0,
  lcpElement: 'h1',
  waterfall: [],
  ...changes,
});

const resultOf = (name: string, changes: Partial<PageLoad> = {}) => [
  { name, page: load(changes), floor: load() },
];

test('a page within its limits is not named', () => {
  expect(overLimits(resultOf('home', { fcp: 360, lcp: 440, blocking: 50, shift: 0.01 }))).toEqual(
    [],
  );
  expect(overLimits(resultOf('post', { lcp: 600 }))).toEqual([]);
  expect(overLimits(resultOf('dashboard', { fcp: 900, lcp: 900, blocking: 100 }))).toEqual([]);
});

test.each([
  [{ fcp: 363 }, 'home: FCP 1.21x of the floor, over 1.20x'],
  [{ lcp: 444 }, 'home: LCP 1.11x of the floor, over 1.10x'],
  [{ blocking: 51 }, 'home: blocking 51 ms, over 50'],
  [{ shift: 0.03 }, 'home: layout shift 0.03, over 0.02'],
])('a figure over its limit is named: %o', (changes, sentence) => {
  expect(overLimits(resultOf('home', changes))).toEqual([sentence]);
});

test('a part of a member’s page that is late is named', () => {
  const numbers = { name: 'dashboard', part: 'numbers', most: 1500 };
  expect(lateParts([{ ...numbers, time: 1500 }])).toEqual([]);
  expect(lateParts([{ ...numbers, time: 1501 }])).toEqual([
    'dashboard: numbers after 1501 ms, over 1500',
  ]);
});
