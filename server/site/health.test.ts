import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHealth } from './health';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const working = async () => undefined;

async function statuses(ping: () => Promise<void>, isStopping = false) {
  const health = createHealth({ ping, isStopping: () => isStopping });
  const answers = Promise.all([health.request('/healthz'), health.request('/readyz')]);
  await vi.advanceTimersByTimeAsync(5000);
  return (await answers).map(({ status }) => status);
}

test('a site that works is alive and ready', async () => {
  expect(await statuses(working)).toEqual([200, 200]);
});

test('without its database it is alive, but not ready', async () => {
  expect(await statuses(() => Promise.reject(new Error('connection refused')))).toEqual([200, 503]);
});

test('a database that does not answer is not waited for', async () => {
  expect(await statuses(() => new Promise(() => undefined))).toEqual([200, 503]);
});

test('while it shuts down it is not ready', async () => {
  expect(await statuses(working, true)).toEqual([200, 503]);
});

test('the answers are not cached', async () => {
  const health = createHealth({ ping: working, isStopping: () => false });
  expect((await health.request('/readyz')).headers.get('Cache-Control')).toBe('no-store');
});
