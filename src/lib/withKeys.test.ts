import { expect, test } from 'vitest';
import { withKeys } from './withKeys';

test('each value has its own key, equal texts too', () => {
  const keys = withKeys(['a', 'b', 'a', 'a 2'], (text) => text).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

test('a key stays the same when another value is added', () => {
  const [first] = withKeys(['b'], (text) => text);
  const [, second] = withKeys(['a', 'b'], (text) => text);
  expect(second?.key).toBe(first?.key);
});
