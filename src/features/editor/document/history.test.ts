import { expect, test } from 'vitest';
import type { Entry } from './entries';
import { createHistory } from './history';

const entry = (id: string): Entry => ({
  id,
  block: { id, type: 'paragraph', data: { text: id } },
  isValid: true,
});
const [one, two, three] = [entry('one'), entry('two'), entry('three')];

test('one goes back and forth over every recorded state', () => {
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

test('the same state is recorded once', () => {
  const history = createHistory([one]);
  expect(history.record([one])).toBe(false);
  expect(history.undo()).toBeNull();
});

test('a new change after going back ends the way forth', () => {
  const history = createHistory([one]);
  history.record([one, two]);
  history.undo();
  history.record([one, three]);
  expect(history.redo()).toBeNull();
  expect(history.undo()).toEqual([one]);
});
