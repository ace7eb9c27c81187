import { expect, test } from 'vitest';
import { memberModules } from './memberModules';
import { readSources } from './sourceFiles';

const main = { path: 'src/main.tsx', source: "const page = import('@/pages/BookPage');" };
const list = { path: 'src/book/list/List.tsx', source: '' };
const page = { path: 'src/pages/BookPage.tsx', source: "import '@/memberStyles.css';" };
const imports = "\nimport { List } from '@/book/list/List';\nimport { Row } from '../book/Row';";
const row = { path: 'src/book/Row.tsx', source: "import { Cell } from './Cell';" };
const cell = { path: 'src/book/Cell.tsx', source: "import type { List } from './list/List';" };

test('modules that only pages with the styles of members load are left out of the stylesheet of visitors', () => {
  const styled = { ...page, source: page.source + imports };
  const files = [main, styled, list, row, cell];
  expect(memberModules(files)).toEqual(['src/pages/', 'src/book/']);
  const visited = { ...main, source: `${main.source}import './book/Row';` };
  expect(memberModules([visited, styled, list, row, cell])).toEqual([
    'src/pages/',
    'src/book/list/',
  ]);
});

test('a page without the styles of members brings its modules to the stylesheet of visitors', () => {
  expect(memberModules([main, { ...page, source: imports }, list, row, cell])).toEqual([]);
});

// The views of the dashboard are shown in its frame.
const pages = readSources('src/app', 'src/pages').filter(
  ({ path }) => path.endsWith('.tsx') && !/pages\/(?:dashboard|editor)\//.test(path),
);

test('a page that shows the dashboard or the editor loads their styles', () => {
  const showing = pages.filter(({ source }) =>
    /features\/(?:dashboard|editor|book\/screen)\/[A-Z]/.test(source),
  );
  const styled = showing.filter(({ source }) => source.includes("import '@/memberStyles.css'"));
  expect(showing.length).toBeGreaterThan(1);
  expect(styled).toEqual(showing);
});
