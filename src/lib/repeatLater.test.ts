import { expect, test, vi } from 'vitest';
import { apiError } from './apiError';
import { repeatLater } from './repeatLater';

const busy = (status: number, retryAfter: number | null) =>
  apiError('unreachable', { status, retryAfter });

function withCall(...failures: unknown[]) {
  const wait = vi.fn<(seconds: number) => Promise<void>>(async () => {});
  const call = vi.fn<() => Promise<string>>(async () => 'done');
  for (const failure of failures) call.mockRejectedValueOnce(failure);
  return { wait, call, run: async () => repeatLater(call, { wait }) };
}

test('a call that is refused while the API is busy is repeated when it asks for it', async () => {
  const { run, wait, call } = withCall(busy(503, 10), busy(429, 4));
  expect(await run()).toBe('done');
  expect(wait.mock.calls.map(([seconds]) => seconds)).toEqual([10, 4]);
  expect(call).toHaveBeenCalledTimes(3);
});

test('other failures and long waits are not repeated', async () => {
  for (const failure of [busy(500, 10), busy(503, null), busy(429, 3600), new Error('Other')]) {
    const { run, call } = withCall(failure);
    await expect(run()).rejects.toBe(failure);
    expect(call).toHaveBeenCalledTimes(1);
  }
});

test('it ends after three repetitions', async () => {
  const failure = busy(503, 1);
  const { run, call } = withCall(failure, failure, failure, failure);
  await expect(run()).rejects.toBe(failure);
  expect(call).toHaveBeenCalledTimes(4);
});

test('what was cancelled in the meantime is not repeated', async () => {
  const { call, wait } = withCall(busy(503, 1));
  const cancelled = new AbortController();
  cancelled.abort();
  const running = repeatLater(call, { wait, signal: cancelled.signal });
  await expect(running).rejects.toMatchObject({ status: 503 });
});
