import { expect, test } from 'vitest';
import type { Figures } from './load';
import { overGrowth, overLimits } from './serverLimits';

const figures = (p50: number, failed = 0): Figures => ({
  rate: 1,
  p50,
  p99: p50,
  bytes: 1,
  failed,
});

const resultsOf = (name: string, site: Figures, database = 'Postgres (embedded)') => ({
  database,
  posts: 1000,
  authors: 500,
  measured: [{ name, isRead: true, site, floor: figures(1) }],
  slow: [],
});

test('a scenario within its limit is not named', () => {
  expect(overLimits(resultsOf('home', figures(4)))).toEqual([]);
  expect(overLimits(resultsOf('any post', figures(400)))).toEqual([]);
  expect(overLimits(resultsOf('like', figures(200), 'PGlite'))).toEqual([]);
});

test.each([
  ['home', figures(4.1), 'Postgres (embedded): home 4.10x, over 4.00x'],
  ['like', figures(200), 'Postgres (embedded): like 200.00x, over 140.00x'],
  ['popular comment', figures(201), 'Postgres (embedded): popular comment 201.00x, over 200.00x'],
  ['comment', figures(1, 3), 'Postgres (embedded): comment, 3 failed'],
])('%s over its limit is named', (name, site, sentence) => {
  expect(overLimits(resultsOf(name, site))).toEqual([sentence]);
});

test('what takes more than twice as long in a large community is named', () => {
  const growth = new Map([
    ['home', 2],
    ['thread', 2.1],
    ['any post', 3],
  ]);
  expect(overGrowth(growth)).toEqual(['thread: 2.10x with the large community, over 2.00x']);
});
