import { createMemoryData } from '@server/data/memory/memoryData';
import { exampleRows } from '@server/data/testing/exampleRows';
import { rowsOf, withExampleRows } from '@server/data/testing/fixtures';
import { expect, test } from 'vitest';
import { isStale, partsOf } from './persistence';
import { createCookieStore } from './state/cookieStore';
import { createOutbox } from './state/outbox';

const noCookies = { read: () => undefined, write: () => undefined };
const createState = () => ({
  data: createMemoryData(),
  cookieStore: createCookieStore(() => 0, noCookies),
  mail: createOutbox(),
});

function saveAndRestore(change: (part: string, rows: unknown) => unknown = (_, rows) => rows) {
  const state = createState();
  withExampleRows(state.data);
  const saved = new Map(partsOf(state).map(({ name, read }) => [name, change(name, read())]));
  const restored = createState();
  for (const { name, restore } of partsOf(restored)) restore(saved.get(name));
  return rowsOf(restored.data);
}

test('every table is saved and restored', () => {
  expect(saveAndRestore()).toEqual(exampleRows);
});

test.each(Object.keys(exampleRows))('rows of %s from another version are refused', (table) => {
  const ofOtherVersion = () =>
    saveAndRestore((part, rows) => (part === table ? [{ name: 'other' }] : rows));
  expect(ofOtherVersion).toThrow('Invalid key');
});

test('parts that another tab has saved are loaded again, but not those of a deleted community', () => {
  const loaded = { users: 1, posts: 2 };
  const areStale = (saved: Record<string, number>) =>
    ['users', 'posts', 'likes'].filter((name) => isStale(name, saved, loaded));
  expect(areStale({ users: 1, posts: 3, likes: 1 })).toEqual(['posts', 'likes']);
  expect(areStale({})).toEqual([]);
});
