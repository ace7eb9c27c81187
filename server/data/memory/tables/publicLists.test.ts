import { expect, test } from 'vitest';
import { hotScore } from './publicLists';

const week = 7 * 24 * 60 * 60_000;

test('ten times the likes equal one week', () => {
  expect(hotScore(99, 0) - hotScore(9, 0)).toBeCloseTo(1);
  expect(hotScore(999, 0) - hotScore(99, 0)).toBeCloseTo(1);
  expect(hotScore(9, 0)).toBeCloseTo(hotScore(0, week));
});

test('one like and one hour make a difference', () => {
  expect(hotScore(1, 0)).toBeGreaterThan(hotScore(0, 0));
  expect(hotScore(5, 60 * 60_000)).toBeGreaterThan(hotScore(5, 0));
});
