import { threadId } from 'node:worker_threads';
import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { afterEach, expect, test } from 'vitest';
import { runInRequest } from '../http/requestScope';
import type { Job } from './messages';
import { createWorkerThread, type Deadline, type WorkerThread } from './workerThread';

/** A worker that does what the name of a task says. `shared` counts the jobs it has started. */
const source = `
  import { parentPort, threadId, workerData } from 'node:worker_threads';
  const shared = new Int32Array(workerData);
  const actions = {
    where: () => ({ kind: 'done', result: threadId }),
    fail: () => ({ kind: 'failed', message: 'too hard' }),
    end: () => process.exit(),
    // Blocks its thread.
    wait: () => ({ kind: 'done', result: Atomics.wait(shared, 1, 0) }),
    started: () => ({ kind: 'done', result: Atomics.load(shared, 0) }),
  };
  parentPort.on('message', (job) => {
    Atomics.add(shared, 0, 1);
    parentPort.postMessage(actions[job.name]());
  });
`;
const file = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const task = (name: string): Job => ({ kind: 'task', name, json: '' });

let thread: WorkerThread | undefined;

afterEach(async () => thread?.close());

function start(deadline?: Deadline) {
  const memory = new SharedArrayBuffer(8);
  const shared = new Int32Array(memory);
  thread = createWorkerThread(file, memory, deadline);
  return { thread, shared };
}

const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

test('this thread goes on while a job takes long', async () => {
  const { thread: worker, shared } = start();
  expect(await worker.run(task('where'))).not.toBe(threadId);
  const waiting = worker.run(task('wait'));
  // Whoever would do the job in this thread would never get here.
  while (Atomics.load(shared, 0) < 2) await turn();
  Atomics.store(shared, 1, 1);
  Atomics.notify(shared, 1);
  expect(['ok', 'not-equal']).toContain(await waiting);
});

test('a job for a short document does not wait for all long ones that came first', async () => {
  const { thread: worker, shared } = start();
  const done: string[] = [];
  const run = async (client: string, length: number) =>
    runInRequest({ requestId: client, client }, async () => {
      await worker.run({ kind: 'task', name: 'where', json: ' '.repeat(length) });
      done.push(client);
    });
  const running = worker.run(task('wait'));
  const waiting = [run('ada', 1_000_000), run('ben', 1_000_000), run('cleo', 40_000)];
  Atomics.store(shared, 1, 1);
  Atomics.notify(shared, 1);
  await Promise.all([running, ...waiting]);
  expect(done).toEqual(['ada', 'cleo', 'ben']);
});

test('jobs are done one at a time', async () => {
  const { thread: worker, shared } = start();
  const first = worker.run(task('wait'));
  const second = worker.run(task('started'));
  while (Atomics.load(shared, 0) < 1) await turn();
  await turn();
  expect(Atomics.load(shared, 0)).toBe(1);
  Atomics.store(shared, 1, 1);
  Atomics.notify(shared, 1);
  await first;
  expect(await second).toBe(2);
});

test('a job fails as a temporary failure if 50 others wait, and succeeds later', async () => {
  const { thread: worker, shared } = start();
  const running = worker.run(task('wait'));
  while (Atomics.load(shared, 0) < 1) await turn();
  const waiting = Array.from({ length: 50 }, async () => worker.run(task('started')));
  const refused: unknown = await worker.run(task('started')).catch((error: unknown) => error);
  expect(isTemporaryFailure(refused)).toBe(true);
  Atomics.store(shared, 1, 1);
  Atomics.notify(shared, 1);
  await running;
  expect(await Promise.all(waiting)).toHaveLength(50);
  expect(await worker.run(task('started'))).toBe(52);
});

test('a job that takes too long ends the thread, and another one does the next job', async () => {
  let end = () => {};
  let cancelled = 0;
  const { thread: worker, shared } = start((onEnd) => {
    end = onEnd;
    return () => void (cancelled += 1);
  });
  const endless = worker.run(task('wait')).catch((error: unknown) => error);
  while (Atomics.load(shared, 0) < 1) await turn();
  end();
  expect(isTemporaryFailure(await endless)).toBe(true);
  expect(await worker.run(task('started'))).toBe(2);
  expect(cancelled).toBe(2);
});

test('two jobs of a client wait, and those of others beside them', async () => {
  const { thread: worker, shared } = start();
  const running = worker.run(task('wait'));
  while (Atomics.load(shared, 0) < 1) await turn();
  const send = (client: string) =>
    runInRequest({ requestId: client, client }, () => worker.run(task('started')));
  const waiting = [send('one'), send('one'), send('other')];
  await expect(send('one')).rejects.toThrow('Too many jobs wait.');
  Atomics.store(shared, 1, 1);
  Atomics.notify(shared, 1);
  await running;
  expect(await Promise.all(waiting)).toHaveLength(3);
});

test('a failed job is reported, and the next one is done', async () => {
  const { thread: worker } = start();
  await expect(worker.run(task('fail'))).rejects.toThrow('too hard');
  expect(await worker.run(task('started'))).toBe(2);
});

test('a thread that has ended fails its job, and another one starts', async () => {
  const { thread: worker } = start();
  const failure: unknown = await worker.run(task('end')).catch((error: unknown) => error);
  expect(isTemporaryFailure(failure)).toBe(true);
  expect(await worker.run(task('started'))).toBe(2);
});
