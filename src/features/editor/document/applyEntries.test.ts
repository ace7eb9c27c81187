import type { EditorBlock } from '@contract/document/editorDocument';
import { expect, test } from 'vitest';
import { paragraph } from '../testing/drafts';
import { applyEntries, type WritableEditor } from './applyEntries';
import type { Entry } from './entries';

const entry = (id: string, text = id): Entry => ({ id, block: paragraph(text, id), isValid: true });
const [one, two, three] = [entry('1'), entry('2'), entry('3')];

/** Applies `to` to an editor that shows `from`; lists the changes that were made. */
function apply(from: readonly Entry[], to: readonly Entry[]) {
  const ids = from.map(({ id }) => id);
  const changes: string[] = [];
  let steps = 0;
  const editor: WritableEditor = {
    blocks: {
      getBlocksCount: () => ids.length,
      getBlockByIndex: (index) => ({ id: ids[index] ?? '' }),
      move: (to, from = 0) => {
        changes.push(`move ${from} to ${to}`);
        ids.splice(to, 0, ...ids.splice(from, 1));
      },
      delete: (index = 0) => {
        changes.push(`delete ${index}`);
        ids.splice(index, 1);
      },
      insertMany: (blocks, index = 0) => {
        steps += 1;
        for (const { type, data } of blocks)
          changes.push(`insert ${index}: ${type} ${data['text']}`);
        ids.splice(index, 0, ...blocks.map(({ id = '' }) => id));
      },
      insert: (...args) => {
        const [type, data, , index = 0, , replace, id = ''] = args;
        changes.push(`${replace ? 'replace' : 'insert'} ${index}: ${type} ${data?.['text']}`);
        ids.splice(index, replace ? 1 : 0, id);
      },
    },
  };
  const stored = new Map<string, EditorBlock>();
  const shown = new Map(from.map((one) => [one.id, one]));
  const firstChange = applyEntries({ editor, entries: to, shown, stored });
  expect(ids).toEqual(to.map(({ id }) => id));
  return { changes, firstChange, stored, steps };
}

test('nothing changes if the editor shows the entries already', () => {
  expect(apply([one, two], [one, two])).toMatchObject({ changes: [], firstChange: null });
});

test('an edited block is replaced at its place', () => {
  const edited = entry('2', 'Edited');
  const { changes, firstChange, stored } = apply([one, two, three], [one, edited, three]);
  expect(changes).toEqual(['replace 1: paragraph Edited']);
  expect(firstChange).toBe(1);
  expect(stored.get('2')).toBe(edited.block);
});

test('a missing block is inserted', () => {
  const { changes, firstChange } = apply([one, three], [one, two, three]);
  expect(changes).toEqual(['insert 1: paragraph 2']);
  expect(firstChange).toBe(1);
});

test('a removed block is deleted', () => {
  const { changes, firstChange } = apply([one, two, three], [one, two]);
  expect(changes).toEqual(['delete 2']);
  expect(firstChange).toBe(1);
});

test('a moved block is moved, not rendered again', () => {
  expect(apply([one, two, three], [three, one, two])).toMatchObject({
    changes: ['move 2 to 0'],
    firstChange: 0,
  });
});

test('a block that was moved and edited is moved and replaced', () => {
  const edited = entry('3', 'Edited');
  expect(apply([one, two, three], [edited, one, two]).changes).toEqual([
    'move 2 to 0',
    'replace 0: paragraph Edited',
  ]);
});

test('all blocks can be removed and come back', () => {
  expect(apply([one, two], [])).toMatchObject({
    changes: ['delete 1', 'delete 0'],
    firstChange: 0,
  });
  expect(apply([], [one, two]).changes).toHaveLength(2);
});

test('an unknown type is inserted as a placeholder', () => {
  const unknown = { ...one, block: { id: '1', type: 'chart', data: {} } };
  const { changes, stored } = apply([], [unknown]);
  expect(changes).toEqual(['insert 0: placeholder undefined']);
  expect(stored.get('1')).toBe(unknown.block);
});

test('blocks that come back together are inserted in one step', () => {
  const four = entry('4');
  const { changes, steps } = apply([two], [one, two, three, four]);
  expect(changes).toEqual([
    'insert 0: paragraph 1',
    'insert 2: paragraph 3',
    'insert 2: paragraph 4',
  ]);
  expect(steps).toBe(2);
});
