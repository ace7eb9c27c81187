import { expect, test } from 'vitest';
import { findFolderCycles } from './folderCycles';
import { readSources } from './sourceFiles';

test('folders do not import each other in circles', () => {
  expect(findFolderCycles(readSources('contract', 'server', 'mocks', 'rehearsal', 'src'))).toEqual(
    [],
  );
});

const draft = { path: 'src/lib/draft/draft.ts', source: "import { post } from '../post/post';" };
const types = "import type { Draft } from '@/lib/draft/draft';";

test('two folders that import each other are reported, also if one imports only types', () => {
  const post = { path: 'src/lib/post/post.ts', source: types };
  expect(findFolderCycles([draft, post])).toEqual(['src/lib/draft > src/lib/post > src/lib/draft']);
});

test('a circle of three folders is reported', () => {
  const post = {
    path: 'src/lib/post/post.ts',
    source: "const list = await import('../list/list');",
  };
  const list = { path: 'src/lib/list/list.ts', source: types };
  expect(findFolderCycles([draft, post, list])).toEqual([
    'src/lib/draft > src/lib/post > src/lib/list > src/lib/draft',
  ]);
});

test('a folder and its subfolder are reported', () => {
  const parent = { path: 'src/lib/whole.ts', source: "import { part } from './parts/part';" };
  const child = { path: 'src/lib/parts/part.ts', source: "import type { Whole } from '../whole';" };
  expect(findFolderCycles([parent, child])).toEqual(['src/lib > src/lib/parts > src/lib']);
});
