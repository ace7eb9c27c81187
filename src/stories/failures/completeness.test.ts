import { endpoints } from '@contract/endpoints';
import { expect, test } from 'vitest';

const tests = import.meta.glob<string>('./*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const page = import.meta.glob<string>(['../../{app,features,store}/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('there is a failure test for every call that the page makes', () => {
  const rows = Object.values(tests).flatMap((source) => [
    ...source.matchAll(/\bcall: '(?<name>\w+)'/g),
  ]);
  const tested = new Set(rows.map(({ groups }) => groups?.['name']));
  const callers = Object.values(page).filter((source) => source.includes("'@contract/endpoints/"));
  const words = new Set(callers.flatMap((source) => source.match(/\w+/g) ?? []));
  const called = Object.keys(endpoints).filter((name) => words.has(name));
  expect(called.length).toBeGreaterThan(40);
  expect(called.filter((name) => !tested.has(name))).toEqual([]);
});
