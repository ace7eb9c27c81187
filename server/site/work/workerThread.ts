import { Worker } from 'node:worker_threads';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import * as v from 'valibot';
import { requestShare } from '../http/requestScope';
import { type Job, jobEnd } from './messages';

/** About how long a job takes, in milliseconds. */
const expected = (job: Job) => (job.kind === 'render' ? job.page.size : job.json.length) / 1024;

/** Jobs that are expected to take longer, in milliseconds, don't slow down all others. */
const mostOfShort = 256;

function shareOf(job: Job) {
  const share = requestShare();
  return share && expected(job) < mostOfShort ? { ...share, group: 'short' } : share;
}

/** The longest job, in milliseconds. */
const longest = 5000;

/** Calls `end` when a job has taken too long; returns what ends the wait. */
export type Deadline = (end: () => void) => () => void;

const afterLongest: Deadline = (end) => {
  const timer = setTimeout(end, longest);
  return () => clearTimeout(timer);
};

/**
 * A thread for what would block all other requests. It does one job at a time, so that many large
 * requests take one processor; the others wait for their client's share, and
 * fail if many wait already, or some of the same client. The thread starts with the first job, and again after
 * it has failed or a job has taken too long.
 */
export function createWorkerThread(
  file: string | URL,
  workerData: unknown,
  deadline: Deadline = afterLongest,
) {
  const inTurn = createQueue(queueLimits.worker);
  let started: Worker | null = null;
  let lastError: unknown;

  function start() {
    const worker = new Worker(file, { workerData });
    worker.unref();
    // `exit` follows, and rejects the job that waits.
    worker.on('error', (error) => {
      lastError = error;
    });
    worker.once('exit', () => {
      if (started === worker) started = null;
    });
    return worker;
  }

  async function run(job: Job) {
    started ??= start();
    const worker = started;
    let forget = () => {};
    const stopTimer = deadline(() => {
      if (started === worker) started = null;
      void worker.terminate();
    });
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const onExit = () =>
          reject(new TemporaryFailure('The worker thread has ended.', { cause: lastError }));
        function onMessage(message: unknown) {
          const end = v.parse(jobEnd, message);
          if (end.kind === 'done') resolve(end.result);
          else reject(new Error(end.message));
        }
        worker.once('exit', onExit).once('message', onMessage);
        forget = () => void worker.off('exit', onExit).off('message', onMessage);
        worker.postMessage(job);
      });
    } finally {
      stopTimer();
      forget();
    }
  }

  return {
    run: async (job: Job) =>
      inTurn(async () => run(job), { share: shareOf(job), expected: expected(job) }),
    close: async () => void (await started?.terminate()),
  };
}

export type WorkerThread = ReturnType<typeof createWorkerThread>;
