import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleShutdown } from './shutdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(close: () => Promise<void>, isStarted = true) {
  const process = new EventEmitter();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const exit = vi.fn<(code: number) => void>();
  const reopenDatabase = vi.fn<() => void>();
  const shutdown = handleShutdown({ process, log, exit });
  if (isStarted) shutdown.started({ close, reopenDatabase });
  return { process, exit, lines, reopenDatabase };
}

const never = () => new Promise<void>(() => undefined);

test.each(['SIGTERM', 'SIGINT'])('%s closes the site and ends the process', async (signal) => {
  const close = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { process, exit } = watch(close);
  process.emit(signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
  expect(exit.mock.calls).toEqual([[0]]);
});

test('a signal during the start ends the process, and a rejection is logged', () => {
  const { process, exit, lines, reopenDatabase } = watch(never, false);
  process.emit('unhandledRejection', new Error('lost connection'));
  expect(lines.join()).toContain('lost connection');
  expect(reopenDatabase).not.toHaveBeenCalled();
  process.emit('SIGTERM');
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a shutdown that takes too long is ended after 10 seconds', async () => {
  const { process, exit } = watch(never);
  process.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(9999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a second signal does not interrupt the shutdown', async () => {
  const close = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { process, exit } = watch(close);
  process.emit('SIGINT');
  process.emit('SIGINT');
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
  expect(exit.mock.calls).toEqual([[0]]);
});

test('a shutdown that fails is logged', async () => {
  const { process, exit, lines } = watch(() => Promise.reject(new Error('disk full')));
  process.emit('SIGTERM');
  await vi.advanceTimersByTimeAsync(0);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(lines.join()).toContain('disk full');
});

test('a rejection that nothing waits for is counted, and the process goes on', () => {
  const { process, exit, lines, reopenDatabase } = watch(never);
  process.emit('unhandledRejection', new Error('lost connection'));
  process.emit('unhandledRejection', new Error('lost connection'));
  expect(exit).not.toHaveBeenCalled();
  expect(reopenDatabase).toHaveBeenCalledTimes(2);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { rejections: 1, err: { message: 'lost connection' } },
    { rejections: 2 },
  ]);
});

test('an unexpected error is logged and ends the process', () => {
  const { process, exit, lines } = watch(never);
  process.emit('uncaughtException', new Error('a bug'));
  expect(exit.mock.calls).toEqual([[1]]);
  expect(lines.join()).toContain('a bug');
});
