import { expect, test } from 'vitest';
import { planPlace } from './placeList';

const size = { width: 240, height: 500 };
const around = { size, fullHeight: 500, isRtl: false };
const view = { top: 0, bottom: 740, width: 320 };
const caretAt = (top: number, left: number) => ({ top, bottom: top + 20, left, right: left });

test('the list is below the caret, and as high as the window allows', () => {
  expect(planPlace({ ...around, caret: caretAt(200, 20), view })).toEqual({
    top: 226,
    left: 20,
    maxHeight: 506,
  });
});

test('a list that is filtered stays on its side', () => {
  const caret = caretAt(400, 20);
  const filtered = { ...around, size: { width: 240, height: 80 }, caret, view };
  expect(planPlace(filtered).top).toBe(426);
  const lower = { ...filtered, caret: caretAt(440, 20) };
  expect(planPlace(lower).top).toBe(354);
  expect(planPlace({ ...lower, fullHeight: 80 }).top).toBe(466);
});

test('near the end of the window the list is above the caret', () => {
  const caret = caretAt(660, 20);
  expect(planPlace({ ...around, caret, view })).toMatchObject({ top: 154, maxHeight: 534 });
});

test('over the keyboard of a phone the list takes the place that is left', () => {
  const overKeyboard = { ...view, bottom: 400 };
  const caret = caretAt(180, 20);
  const { top, maxHeight } = planPlace({ ...around, caret, view: overKeyboard });
  expect(top).toBe(206);
  expect(top + maxHeight).toBeLessThanOrEqual(400);
});

test('at the end of a line the list stays in the window', () => {
  expect(planPlace({ ...around, caret: caretAt(200, 300), view }).left).toBe(72);
});

test('in text from right to left the list ends at the caret, and stays in the window', () => {
  const rtl = { ...around, view, isRtl: true };
  expect(planPlace({ ...rtl, caret: caretAt(200, 300) }).left).toBe(60);
  expect(planPlace({ ...rtl, caret: caretAt(200, 30) }).left).toBe(8);
});
