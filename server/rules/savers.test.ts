import { expect, test } from 'vitest';
import { endOfSaving, saversToNotify } from './savers';

test('an author learns of the first three people together, and then of each', () => {
  const notified = (savers: readonly string[], saver: string) =>
    saversToNotify({ authorId: 'ada', saver, savers });
  expect(notified(['ben', 'cleo'], 'cleo')).toEqual([]);
  expect(notified(['ben', 'cleo', 'dan'], 'dan')).toEqual(['ben', 'cleo', 'dan']);
  expect(notified(['ben', 'cleo', 'dan', 'eva'], 'eva')).toEqual(['eva']);
  expect(notified(['ben', 'cleo', 'dan'], 'ada')).toEqual([]);
});

test('what is left of fewer than three people says nothing', () => {
  const ended = (savers: readonly string[]) => endOfSaving({ saver: 'ben', savers });
  expect(ended(['ben', 'cleo', 'dan'])).toBe('nothing');
  expect(ended(['cleo', 'dan', 'eva'])).toBe('one');
  expect(ended(['cleo', 'dan'])).toBe('all');
});
