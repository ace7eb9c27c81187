import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSingleRun } from './useSingleRun';

test('a second call in the same task is ignored, and a later one after a failure is not', async () => {
  const { result } = renderHook(() => useSingleRun());
  let runs = 0;
  const fail = async () => {
    runs += 1;
    throw new Error('failed');
  };
  await act(async () => {
    const calls = [result.current.run(fail), result.current.run(fail)];
    expect(runs).toBe(1);
    await Promise.allSettled(calls);
  });
  expect(result.current.isBusy).toBe(false);
  await act(async () => expect(result.current.run(fail)).rejects.toThrow('failed'));
  expect(runs).toBe(2);
});
