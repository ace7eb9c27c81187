import { expect, test } from 'vitest';
import { placeBar } from './placeBar';

const bar = { width: 280, height: 52 };
const phone = { width: 320, height: 600 };
const frame = { left: 16, top: -100, width: 288, height: 5000 };
const wordsAt = (left: number, top: number, height = 20) => ({ left, top, width: 40, height });

/** The place of the bar in the window. */
function place(words: ReturnType<typeof wordsAt>, isTouch = false) {
  const { top, left } = placeBar({ bar, words, frame, window: phone, isTouch });
  return { top: top + frame.top, left: left + frame.left };
}

test('the bar is below the words, further on a phone', () => {
  expect(place(wordsAt(140, 100)).top).toBe(128);
  expect(place(wordsAt(140, 100), true).top).toBe(152);
});

test('at 320 px it stays inside of the window', () => {
  expect(place(wordsAt(16, 100)).left).toBe(0);
  expect(place(wordsAt(280, 100)).left).toBe(40);
  expect(place(wordsAt(140, 100)).left).toBe(20);
});

test('at the bottom of the window it is above the words', () => {
  expect(place(wordsAt(140, 560)).top).toBe(500);
});

test('words that fill the window have it at the bottom edge', () => {
  expect(place(wordsAt(140, 10, 900)).top).toBe(548);
});

test('words outside of the window have it at the nearest edge', () => {
  expect(place(wordsAt(140, 900)).top).toBe(548);
  expect(place(wordsAt(140, -300)).top).toBe(0);
});
