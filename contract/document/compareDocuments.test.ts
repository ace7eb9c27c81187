import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDocuments } from './compareDocuments';

const paragraph = (id: string, text = id) => ({ id, type: 'paragraph', data: { text } });
/** Blocks by their ids; `a!` is the block `a` with another text. */
const documentOf = (names: string) => ({
  blocks: names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => paragraph(name.replace('!', ''), name)),
});
const changesOf = (before: string, after: string) =>
  compareDocuments(documentOf(before), documentOf(after)).map(
    ({ blockId, change }) => `${blockId} ${change}`,
  );

test('equal documents have no changes', () => {
  expect(changesOf('a b c', 'a b c')).toEqual([]);
  expect(changesOf('', '')).toEqual([]);
});

test('changes come in the order of the new version, removed blocks after those before them', () => {
  expect(changesOf('x a b c y', 'a! new c')).toEqual([
    'x removed',
    'a changed',
    'b removed',
    'new added',
    'y removed',
  ]);
});

test('a removed block says after which present one it was', () => {
  const changes = compareDocuments(documentOf('x a b c y'), documentOf('a! new c'));
  const removed = changes.filter(({ change }) => change === 'removed');
  expect(removed.map(({ blockId, follows }) => [blockId, follows])).toEqual([
    ['x', ''],
    ['b', 'a'],
    ['y', 'c'],
  ]);
});

test('the fewest blocks are moved', () => {
  expect(changesOf('a b c d', 'd a b c')).toEqual(['d moved']);
  expect(changesOf('a b c d', 'b c d a')).toEqual(['a moved']);
  expect(changesOf('a b c', 'c b a')).toHaveLength(2);
});

test('a block that was moved and changed is changed', () => {
  expect(changesOf('a b c', 'c! a b')).toEqual(['c changed']);
});

test('a change has the blocks that it is about', () => {
  const [changed, added] = compareDocuments(documentOf('a'), documentOf('a! b'));
  expect(changed).toEqual({
    blockId: 'a',
    change: 'changed',
    before: paragraph('a'),
    after: paragraph('a', 'a!'),
  });
  expect(added).toEqual({ blockId: 'b', change: 'added', after: paragraph('b') });
  expect(compareDocuments(documentOf('a b'), documentOf('b a'))).toEqual([
    { blockId: 'b', change: 'moved' },
  ]);
});

test('blocks without ids are matched by their content', () => {
  const plain = (text: string) => ({ type: 'paragraph', data: { text } });
  const changes = compareDocuments(
    { blocks: [plain('one two'), plain('three')] },
    { blocks: [plain('one two four'), plain('three')] },
  );
  expect(changes.map(({ change }) => change)).toEqual(['changed']);
});

test('the changes of a document lead from the old to the new one', () => {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });
  fc.assert(
    fc.property(names, names, (before, after) => {
      const changes = changesOf(before.join(' '), after.join(' '));
      const of = (kind: string) =>
        changes.filter((change) => change.endsWith(kind)).map((change) => change.slice(0, 1));
      const removed = before.filter((name) => !after.includes(name));
      expect(of('removed').toSorted()).toEqual(removed.toSorted());
      expect(of('added')).toEqual(after.filter((name) => !before.includes(name)));
      const isStill = (name: string) => !of('moved').includes(name);
      const common = (names: string[], others: string[]) =>
        names.filter((name) => others.includes(name) && isStill(name));
      expect(common(before, after)).toEqual(common(after, before));
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('5,000 blocks in another order and with changes are compared', () => {
  const names = Array.from({ length: 5000 }, (_, at) => `n${at}`);
  const reversed = names.toReversed().map((name, at) => (at % 2 === 0 ? name : `${name}!`));
  const changes = changesOf(names.join(' '), reversed.join(' '));
  expect(changes.filter((change) => change.endsWith('changed'))).toHaveLength(2500);
  expect(changes.filter((change) => change.endsWith('moved')).length).toBeGreaterThan(2498);
});
