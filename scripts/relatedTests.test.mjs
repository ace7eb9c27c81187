import { expect, test } from 'vitest';
import { allFiles, unitTestProjects } from './changedTests.mjs';
import { createUnitTestSelection, relatedJourneys } from './relatedTests.mjs';

const files = allFiles();
const projects = await unitTestProjects();
const select = createUnitTestSelection({ files, projects });
const testsOf = (...changed) => select(changed);

test('a statement selects the data tests on PGlite and Postgres and the API over HTTP, and none of the page', () => {
  const tests = testsOf('server/data/comments/sql/sqlComments.ts');
  expect(tests).toEqual(
    expect.arrayContaining([
      'server/core/sessions/routes/session.test.ts',
      'server/data/postgres/pgliteData.test.ts',
      'server/data/postgres/data.postgres.test.ts',
    ]),
  );
  expect(tests.filter((path) => path.startsWith('src/'))).toEqual([]);
});

test('a function of the database and an article select the tests of the modules that load them', () => {
  expect(testsOf('server/data/postgres/functions/comments.sql')).toContain(
    'server/data/postgres/pgliteData.test.ts',
  );
  const article = files.find(({ path }) => path.startsWith('server/seed/articles/'))?.path;
  expect(testsOf(article)).toContain('server/seed/community.test.ts');
});

test('a file that is gone selects the tests of what loaded it', () => {
  const path = 'server/data/postgres/functions/gone.sql';
  const withGone = createUnitTestSelection({ files: allFiles([path]), projects });
  expect(withGone([path])).toContain('server/data/postgres/data.postgres.test.ts');
});

test('what is set up for a project selects all its tests', () => {
  const tests = testsOf('src/testing/setup.ts');
  expect(tests).toContain('src/lib/dates.test.ts');
  expect(tests).not.toContain('contract/rules.test.ts');
});

test('a change of the configuration or of a package selects everything', () => {
  const all = testsOf('vite.config.ts');
  const every = files.map(({ path }) => path).filter((path) => /\.test\.\w+$/.test(path));
  expect(new Set(all)).toEqual(new Set(every));
  expect(testsOf('package-lock.json')).toEqual(all);
  expect(relatedJourneys(['vite.config.ts'], ['e2e/a.spec.ts'])).toEqual(['e2e/a.spec.ts']);
});

test('a document selects only the tests that read it', () => {
  const pages = files.map(({ path }) => path).filter((path) => /^docs\/.*\.md$/.test(path));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.flatMap((page) => testsOf(page))).toEqual([
    'scripts/handMadeQueues.test.ts',
    'server/site/start/deployment.test.ts',
  ]);
});

test('a changed test selects itself only, and a type import nothing', () => {
  const one = { path: 'src/one.ts', source: "import type { Two } from './two';" };
  const two = { path: 'src/two.ts', source: '' };
  const own = {
    path: 'src/one.test.ts',
    source: "import './one';",
  };
  const projects = [{ test: { include: ['src/**/*.test.ts'] } }];
  const small = createUnitTestSelection({ files: [one, two, own], projects });
  expect(small(['src/one.test.ts'])).toEqual(['src/one.test.ts']);
  expect(small(['src/one.ts'])).toEqual(['src/one.test.ts']);
  expect(small(['src/two.ts'])).toEqual([]);
});

const journeys = ['e2e/journeys/book.spec.ts', 'e2e/journeys/reader.spec.ts'];

test('journeys are selected by the words of changed files and their folders', () => {
  expect(relatedJourneys(['src/features/book/screen/HeadingList.tsx'], journeys)).toEqual([
    'e2e/journeys/book.spec.ts',
  ]);
  expect(relatedJourneys(['e2e/journeys/reader.spec.ts'], journeys)).toEqual([
    'e2e/journeys/reader.spec.ts',
  ]);
  expect(relatedJourneys(['docs/book.md'], journeys)).toEqual([]);
});

test('words that many journeys have select nothing', () => {
  const many = Array.from({ length: 20 }, (_, at) => `e2e/${at}/book.spec.ts`);
  expect(relatedJourneys(['bench/book.ts'], [...journeys, ...many])).toEqual([]);
});
