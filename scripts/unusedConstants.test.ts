import { editorLimits } from '@contract/document/editorLimits';
import { limits } from '@contract/limits';
import { largestPicture } from '@contract/uploads';
import { expect, test } from 'vitest';
import { readSources } from './sourceFiles';
import { unusedConstants } from './unusedConstants';

const reader = (source: string) => ({
  path: 'reader.ts',
  source: `import { editorLimits } from '@contract/document/editorLimits';
import { limits } from '@contract/limits';\n${source}`,
});

const constants = { limits: { page: 20, editor: { used: 1, planted: 2 } } };

test('finds a constant that no file reads', () => {
  const files = [reader('use(limits.page, limits.editor.used);')];
  expect(unusedConstants(constants, files)).toEqual(['limits.editor.planted']);
});

test('a destructured constant is read', () => {
  const files = [
    reader('const { page } = limits; const { used, planted: other } = limits.editor;'),
  ];
  expect(unusedConstants(constants, files)).toEqual([]);
});

test('a file that does not import the limits reads none of them', () => {
  const files = [{ path: 'other.ts', source: 'use(other.page, other.used, other.planted);' }];
  expect(unusedConstants(constants, files)).toHaveLength(3);
});

test('every limit of the contract is read outside of tests', () => {
  const files = readSources('contract', 'src', 'server', 'mocks');
  expect(unusedConstants({ limits, editorLimits, uploads: largestPicture }, files)).toEqual([]);
});
