import { expect, test } from 'vitest';
import { planPlace } from './placeList';

const size = { width: 240, height: 500 };
const view = { top: 0, bottom: 740, width: 320 };
const caretAt = (top: number, left: number) => ({ top, bottom: top + 20, left, right: left });

test('the list is below the caret, and not higher than 320 px', () => {
  expect(planPlace({ caret: caretAt(200, 20), size, view, isRtl: false })).toEqual({
    top: 226,
    left: 20,
    maxHeight: 320,
  });
});

test('near the end of the window the list is above the caret', () => {
  const caret = caretAt(660, 20);
  const { top, maxHeight } = planPlace({ caret, size, view, isRtl: false });
  expect(top + maxHeight).toBe(654);
});

test('over the keyboard of a phone the list takes the place that is left', () => {
  const overKeyboard = { ...view, bottom: 400 };
  const caret = caretAt(180, 20);
  const { top, maxHeight } = planPlace({ caret, size, view: overKeyboard, isRtl: false });
  expect(top).toBe(206);
  expect(top + maxHeight).toBeLessThanOrEqual(400);
});

test('at the end of a line the list stays in the window', () => {
  expect(planPlace({ caret: caretAt(200, 300), size, view, isRtl: false }).left).toBe(72);
});

test('in text from right to left the list ends at the caret, and stays in the window', () => {
  expect(planPlace({ caret: caretAt(200, 300), size, view, isRtl: true }).left).toBe(60);
  expect(planPlace({ caret: caretAt(200, 30), size, view, isRtl: true }).left).toBe(8);
});
