import { paths } from '@contract/pages';
import { expect, test } from 'vitest';
import { readSources, type SourceFile } from './sourceFiles';

const folders = new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''));

/** A string, a part of a template or an attribute that is a path. */
const literal = /(?:['"`}])\/([\w-]+)(?=['"`/?#])/g;

/** Returns each place where a file writes the path of a page instead of importing it. */
function pagePathsIn(files: readonly SourceFile[]) {
  return files.flatMap(({ path, source }) =>
    Array.from(source.matchAll(literal))
      .filter(([, folder = '']) => folders.has(folder))
      .map(([text]) => `${path}: ${text}`),
  );
}

test.each([
  ["navigate('/sign-in')", 1],
  ['<Link to="/dashboard/users">', 1],
  [['`$', '{siteUrl}/posts/$', '{url}`'].join(''), 1],
  ["'/update?post=1'", 1],
  ["import '../posts/x'; call('/blogs/posts')", 0],
  ["'/postscript'", 0],
])('%s has %i paths of a page', (source, count) => {
  expect(pagePathsIn([{ path: 'planted.ts', source }])).toHaveLength(count);
});

test('the paths of pages are written in contract/pages.ts only', () => {
  const contract = readSources('contract').filter(
    ({ path }) => !/pages\.ts$|[\\/]endpoints[\\/]/.test(path),
  );
  expect(pagePathsIn([...contract, ...readSources('src', 'server', 'mocks', 'rehearsal')])).toEqual(
    [],
  );
});
