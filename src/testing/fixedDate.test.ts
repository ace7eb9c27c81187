import { expect, test } from 'vitest';
import { startOfRun } from './fixedDate';

test('the date is that of the demo community, and runs', () => {
  const first = Date.now();
  expect(first - startOfRun).toBeLessThan(24 * 3_600_000);
  expect(new Date().getTime()).toBeGreaterThanOrEqual(first);
  expect(new Date(0)).toEqual(new Date('1970-01-01T00:00:00Z'));
});
