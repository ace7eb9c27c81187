import { expect, test } from 'vitest';
import { groupDigits } from './groupDigits';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('%d is written %s', (count, text) => {
  expect(groupDigits(count)).toBe(text);
});
