import { expect, test } from 'vitest';
import { createBackground } from './background';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('waits for tasks, also for those that tasks start', async () => {
  const done: string[] = [];
  const background = createBackground(() => undefined);
  background.start(async () => {
    await turn();
    background.start(async () => {
      await turn();
      done.push('second');
    });
    done.push('first');
  });
  expect(done).toEqual([]);
  await background.settled();
  expect(done).toEqual(['first', 'second']);
});

test('reports failures, and the other tasks continue', async () => {
  const reported: unknown[] = [];
  const done: string[] = [];
  const background = createBackground((failure) => reported.push(failure));
  background.start(() => {
    throw new Error('Thrown at once');
  });
  background.start(() => Promise.reject(new Error('Rejected')));
  background.start(async () => {
    await turn();
    done.push('last');
  });
  await background.settled();
  expect(reported.map(String)).toEqual(['Error: Thrown at once', 'Error: Rejected']);
  expect(done).toEqual(['last']);
});

test('nothing to wait for', async () => {
  await expect(createBackground(() => undefined).settled()).resolves.toBeUndefined();
});
