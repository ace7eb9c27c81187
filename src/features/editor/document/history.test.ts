import { expect, test } from 'vitest';
import type { Entry } from './entries';
import { createHistory } from './history';

const entry = (id: string): Entry => ({
  id,
  block: { id, type: 'paragraph', data: { text: id } },
  isValid: true,
});
const [one, two, three] = [entry('one'), entry('two'), entry('three')];

test('undo and redo go through every recorded snapshot', () => {
  const history = createHistory([one]);
  history.record([one, two]);
  history.record([one, two, three]);
  expect(history.undo()).toEqual([one, two]);
  expect(history.undo()).toEqual([one]);
  expect(history.undo()).toBeNull();
  expect(history.redo()).toEqual([one, two]);
  expect(history.redo()).toEqual([one, two, three]);
  expect(history.redo()).toBeNull();
});

test('an unchanged snapshot is not recorded', () => {
  const history = createHistory([one]);
  expect(history.record([one])).toBe(false);
  expect(history.undo()).toBeNull();
});

test('a change after undo clears redo', () => {
  const history = createHistory([one]);
  history.record([one, two]);
  history.undo();
  history.record([one, three]);
  expect(history.redo()).toBeNull();
  expect(history.undo()).toEqual([one]);
});

test('a snapshot in another order is recorded', () => {
  const history = createHistory([one, two]);
  expect(history.record([two, one])).toBe(true);
  expect(history.undo()).toEqual([one, two]);
});

test('a replaced block is recorded, though it has the same id', () => {
  const history = createHistory([one]);
  expect(history.record([{ ...one, block: { ...one.block } }])).toBe(true);
});

test('what changes with a step is undone and redone with it, also if the entries stay', () => {
  const done: string[] = [];
  const effect = { undo: () => void done.push('undo'), redo: () => void done.push('redo') };
  const history = createHistory([one]);
  expect(history.record([one], effect)).toBe(true);
  history.record([one, two]);
  history.undo();
  expect(done).toEqual([]);
  history.undo();
  history.redo();
  expect(done).toEqual(['undo', 'redo']);
  expect(history.redo()).toEqual([one, two]);
  expect(done).toEqual(['undo', 'redo']);
});

const empty = (id: string): Entry => ({
  id,
  block: { id, type: 'paragraph', data: { text: '' } },
  isValid: false,
});

test('the empty block of Editor.js counts as the empty document', () => {
  const history = createHistory([]);
  history.record([one]);
  history.undo();
  expect(history.record([empty('new')])).toBe(false);
  expect(history.redo()).toEqual([one]);
  expect(history.undo()).toEqual([empty('new')]);
});

test('an empty block beside others is a change', () => {
  const history = createHistory([one]);
  expect(history.record([one, empty('new')])).toBe(true);
});

test('a replaced first snapshot can not be undone', () => {
  const history = createHistory([]);
  history.replace([empty('first')]);
  expect(history.canUndo()).toBe(false);
  history.record([one]);
  expect(history.canUndo()).toBe(true);
  expect(history.undo()).toEqual([empty('first')]);
});

test('the last 200 snapshots can be undone', () => {
  const history = createHistory([]);
  for (let count = 0; count < 250; count += 1) history.record([entry(String(count))]);
  let steps = 0;
  while (history.undo()) steps += 1;
  expect(steps).toBe(200);
});
