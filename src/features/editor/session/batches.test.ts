import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatches } from './batches';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('changes are one batch once there were none for 400 ms', () => {
  const work = vi.fn();
  const batches = createBatches(work);
  batches.note();
  vi.advanceTimersByTime(399);
  batches.note();
  vi.advanceTimersByTime(399);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('typing without a pause is written down all the same', () => {
  const work = vi.fn();
  const batches = createBatches(work);
  for (let key = 0; key < 30; key += 1) {
    batches.note();
    vi.advanceTimersByTime(100);
  }
  expect(work).toHaveBeenCalledTimes(1);
});

test('nothing runs after the end', () => {
  const work = vi.fn();
  const batches = createBatches(work);
  batches.note();
  batches.stop();
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});
