import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAfter, watchReading } from './watchReading';

beforeEach(() => {
  vi.useFakeTimers();
  // In jsdom all blocks are at the top of the window.
  document.body.innerHTML =
    '<div class="post-blocks"><p id="block-a"></p><p id="block-b"></p><p id="block-c"></p></div>';
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function watch() {
  const read: string[] = [];
  const stop = watchReading({
    openedAt: Date.now(),
    onRead: (lastBlock) => void read.push(lastBlock),
  });
  return { read, stop };
}

test('a post counts as read after ten seconds', () => {
  const { read, stop } = watch();
  vi.advanceTimersByTime(readAfter - 1);
  expect(read).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(read).toEqual(['c']);
  stop();
  expect(read).toEqual(['c']);
});

test('a post counts as read when its middle was scrolled past, not by a scroll alone', () => {
  const { read, stop } = watch();
  document.dispatchEvent(new Event('scroll'));
  expect(read).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(read).toEqual(['c']);
  stop();
});

test('a scroll counts that was before the code had loaded', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  const { read, stop } = watch();
  vi.advanceTimersByTime(300);
  expect(read).toEqual(['c']);
  stop();
});

test('a reader who leaves before has not read it', () => {
  const { read, stop } = watch();
  stop();
  vi.advanceTimersByTime(2 * readAfter);
  expect(read).toEqual([]);
});
