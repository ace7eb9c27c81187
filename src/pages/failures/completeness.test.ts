import { endpoints } from '@contract/endpoints';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** For other clients: the page doesn't make these calls. The browser itself loads files. */
const notCalled = ['readLikes', 'readFile'];

test('there is a failure test for every call that the page makes', () => {
  const rows = Object.values(sources).flatMap((source) => [
    ...source.matchAll(/\bcall: '(?<name>\w+)'/g),
  ]);
  const tested = new Set(rows.map(({ groups }) => groups?.['name']));
  const called = Object.keys(endpoints).filter((name) => !notCalled.includes(name));
  expect(called.filter((name) => !tested.has(name))).toEqual([]);
});
