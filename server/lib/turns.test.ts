import { expect, test } from 'vitest';
import { createTurns } from './turns';

const nextTask = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

test('other tasks get a turn between two jobs, also after a failed one', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  const job = async (name: string) => inTurn(async () => void order.push(name));
  const failed = inTurn(async () => {
    setImmediate(() => order.push('task'));
    throw new Error('failed');
  });
  const jobs = [failed.catch(() => order.push('failed')), job('second'), job('third')];
  await Promise.all(jobs);
  expect(order).toEqual(['failed', 'task', 'second', 'third']);
});

test('a job gets its result, and the next one begins after its end', async () => {
  const inTurn = createTurns(nextTask);
  let running = 0;
  const job = async (result: number) =>
    inTurn(async () => {
      running += 1;
      await nextTask();
      expect(running).toBe(1);
      running -= 1;
      return result;
    });
  expect(await Promise.all([job(1), job(2), job(3)])).toEqual([1, 2, 3]);
});
