import { expect, test } from 'vitest';
import { endOfKeeping, keepersToNotify } from './keepers';

test('an author learns of the first three people together, and then of each', () => {
  const notified = (keepers: readonly string[], keeper: string) =>
    keepersToNotify({ authorId: 'ada', keeper, keepers });
  expect(notified(['ben', 'cleo'], 'cleo')).toEqual([]);
  expect(notified(['ben', 'cleo', 'dan'], 'dan')).toEqual(['ben', 'cleo', 'dan']);
  expect(notified(['ben', 'cleo', 'dan', 'eva'], 'eva')).toEqual(['eva']);
  expect(notified(['ben', 'cleo', 'dan'], 'ada')).toEqual([]);
});

test('what is left of fewer than three people says nothing', () => {
  const ended = (keepers: readonly string[]) => endOfKeeping({ keeper: 'ben', keepers });
  expect(ended(['ben', 'cleo', 'dan'])).toBe('nothing');
  expect(ended(['cleo', 'dan', 'eva'])).toBe('one');
  expect(ended(['cleo', 'dan'])).toBe('all');
});
