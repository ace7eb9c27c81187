import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '../apiError';
import { queuedCalls } from './queuedCalls';
import { sendLater } from './sendLater';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  queuedCalls.giveUpAll();
  vi.useRealTimers();
});

test('a call is sent again after longer and longer pauses, until it is answered', async () => {
  const send = vi.fn(() => Promise.reject<string>(apiError('unreachable')));
  const sent = sendLater('like a', send);
  for (const pause of [2000, 4000, 8000]) {
    const before = send.mock.calls.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(send).toHaveBeenCalledTimes(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(before + 1);
  }
  send.mockResolvedValue('answer');
  window.dispatchEvent(new Event('online'));
  expect(await sent).toBe('answer');
  expect(queuedCalls.isEmpty()).toBe(true);
});

test.each([
  ['a refusal', apiError('refused', { status: 403 })],
  ['an error of the server', apiError('unreachable', { status: 500 })],
])('%s ends the waiting', async (_, failure) => {
  const outcome = sendLater('like a', () => Promise.reject(failure)).catch(
    (thrown: unknown) => thrown,
  );
  window.dispatchEvent(new Event('online'));
  expect(await outcome).toBe(failure);
  expect(queuedCalls.isEmpty()).toBe(true);
});

test('a call that was given up is never sent', async () => {
  const send = vi.fn();
  const outcome = sendLater('like a', send).catch((thrown: unknown) => thrown);
  expect(queuedCalls.giveUp('like b')).toBe(false);
  expect(queuedCalls.giveUp('like a')).toBe(true);
  expect(await outcome).toMatchObject({ kind: 'cancelled' });
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
  expect(queuedCalls.has('like a')).toBe(false);
});
