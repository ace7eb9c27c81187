import { expect, test, vi } from 'vitest';
import { type Grid, tableMenu } from './tableMenu';

const buildGrid = (size: Pick<Grid, 'rows' | 'columns'>) => ({
  ...size,
  addRow: vi.fn<() => void>(),
  addColumn: vi.fn<() => void>(),
  deleteRow: vi.fn<() => void>(),
  deleteColumn: vi.fn<() => void>(),
});

const titlesOf = (grid: Grid) =>
  tableMenu(grid).map((item) => ('title' in item ? item.title : null));

test('a table has entries to add and delete rows and columns', () => {
  expect(titlesOf(buildGrid({ rows: 2, columns: 2 }))).toEqual([
    'Add row below',
    'Add column to right',
    'Delete row',
    'Delete column',
  ]);
});

test('the last row and the last column can not be deleted', () => {
  expect(titlesOf(buildGrid({ rows: 1, columns: 2 }))).not.toContain('Delete row');
  expect(titlesOf(buildGrid({ rows: 2, columns: 1 }))).not.toContain('Delete column');
});

test('deleting asks for confirmation first', () => {
  const grid = buildGrid({ rows: 2, columns: 2 });
  const entry = tableMenu(grid)[2];
  expect(entry).toMatchObject({ confirmation: { title: 'Click to delete row' } });
  expect(entry).not.toHaveProperty('onActivate');
});
