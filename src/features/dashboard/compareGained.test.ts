import { expect, test } from 'vitest';
import { compareGained } from './compareGained';

test.each([
  [{ count: 1200, before: 100 }, '1,100 more than in the 30 days before'],
  [{ count: 3, before: 5 }, '2 fewer than in the 30 days before'],
  [{ count: 0, before: 0 }, 'As many as in the 30 days before'],
])('%o compares in words', (gained, words) => {
  expect(compareGained(gained, 'the 30 days before')).toBe(words);
});
