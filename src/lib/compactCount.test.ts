import { expect, test, vi } from 'vitest';
import { compactCount } from './compactCount';

test('small counts need no formatter', () => {
  const created = vi.spyOn(Intl, 'NumberFormat');
  expect([0, 1, 999, 9999].map(compactCount)).toEqual(['0', '1', '999', '9,999']);
  expect(created).not.toHaveBeenCalled();
});

test('large counts are shortened', () => {
  const counts = [10_000, 12_345, 999_949, 1_000_000, 1_250_000];
  expect(counts.map(compactCount)).toEqual(['10K', '12.3K', '999.9K', '1M', '1.3M']);
});
