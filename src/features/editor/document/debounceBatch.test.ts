import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounceBatch } from './debounceBatch';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('runs once after 400 ms without a change', () => {
  const work = vi.fn();
  const batch = debounceBatch(work);
  batch.schedule();
  vi.advanceTimersByTime(99);
  batch.schedule();
  vi.advanceTimersByTime(399);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('runs every 500 ms during steady typing', () => {
  const work = vi.fn();
  const batch = debounceBatch(work);
  for (let key = 0; key < 25; key += 1) {
    batch.schedule();
    vi.advanceTimersByTime(100);
  }
  expect(work).toHaveBeenCalledTimes(5);
});

test('does not run after cancel', () => {
  const work = vi.fn();
  const batch = debounceBatch(work);
  batch.schedule();
  batch.cancel();
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});
