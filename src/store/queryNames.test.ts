import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../{features,store}/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names under which the queries of a module store their answers. */
const namesIn = (source: string) =>
  [
    ...source.matchAll(/\b(?:queryOf|cachedQuery|cachedAnswer)\([^;]*?\bname: '(?<name>\w+)'/g),
    ...source.matchAll(/\banswersOf<[^(]+>\('(?<name>\w+)'\)/g),
  ].map(({ groups }) => groups?.['name'] ?? '');

test('each name belongs to one query: it gives the stored answers their type', () => {
  const names = Object.values(sources).flatMap(namesIn);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
