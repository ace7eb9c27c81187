import { expect, onTestFinished, test, vi } from 'vitest';
import { limitConcurrency } from './limitConcurrency';
import { isTemporaryFailure } from './temporaryFailure';

const client = (name: string) => ({ group: 'visitors', client: name });

/** A task that goes on until it is released. */
function held() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { task: () => released, release };
}

test('a task of another client is before more tasks of the one that runs', async () => {
  const run = limitConcurrency(1);
  const { task, release } = held();
  const done: string[] = [];
  const note = (name: string, of: string) => run(async () => void done.push(name), client(of));
  const all = [
    run(task, client('ada')),
    note('ada', 'ada'),
    note('ben', 'ben'),
    note('ada again', 'ada'),
  ];
  release();
  await Promise.all(all);
  expect(done).toEqual(['ben', 'ada', 'ada again']);
});

test('a client whose task has waited too long gets a temporary failure, and the next one runs', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const run = limitConcurrency(1, { longestWait: 1000 });
  const { task, release } = held();
  const running = run(task);
  const late = run(async () => 'late', client('ada')).catch((failure: unknown) => failure);
  const ofNone = run(async () => 'of no client');
  vi.advanceTimersByTime(1001);
  const next = run(async () => 'next', client('ben'));
  release();
  await running;
  expect(isTemporaryFailure(await late)).toBe(true);
  expect(await ofNone).toBe('of no client');
  expect(await next).toBe('next');
});

test('if all places are taken, the task of the client that has had most makes room', async () => {
  const run = limitConcurrency(1, { mostWaiting: 1 });
  const first = held();
  const running = run(first.task, client('ada'));
  const displaced = run(async () => 'ada', client('ada')).catch((failure: unknown) => failure);
  const kept = run(async () => 'ben', client('ben'));
  const refused = run(async () => 'cleo', client('cleo')).catch((failure: unknown) => failure);
  first.release();
  await running;
  expect(isTemporaryFailure(await displaced)).toBe(true);
  expect(await kept).toBe('ben');
  expect(isTemporaryFailure(await refused)).toBe(true);
});

test('a failed task leaves its place to the next one', async () => {
  const run = limitConcurrency(1);
  const failed = run(async () => Promise.reject(new Error('no')));
  const next = run(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
