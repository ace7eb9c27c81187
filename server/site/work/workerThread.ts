import { AsyncLocalStorage } from 'node:async_hooks';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import * as v from 'valibot';
import { requestShare } from '../http/requestScope';
import { type ApiAnswer, type ApiCall, fromWorker, type Job } from './messages';

/** About how long a job takes, in milliseconds. */
const expected = (job: Job) => (job.kind === 'render' ? job.bytes : job.json.length) / 1024;

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

/** Answers the calls of the API that rendering makes. */
export type AnswerCall = (call: ApiCall) => Promise<ApiAnswer>;

const noCalls: AnswerCall = async () => {
  throw new Error('Only rendering calls the API.');
};

type Listening = {
  port: MessagePort;
  answer: AnswerCall;
  resolve: (result: unknown) => void;
  reject: (failure: Error) => void;
};

function listen({ port, answer, resolve, reject }: Listening) {
  async function pass(call: ApiCall) {
    port.postMessage(await answer(call));
  }
  port.on('message', (value: unknown) => {
    const message = v.parse(fromWorker, value);
    if (message.kind === 'call') pass(message).catch(reject);
    else if (message.kind === 'done') resolve(message.result);
    else reject(new Error(message.message));
  });
}

/**
 * A thread for what would keep all other requests waiting. It does one job at a time, so that many large
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
  /** The job whose calls are answered. */
  const calling = new AsyncLocalStorage<{ isRunning: boolean }>();
  let started: Worker | null = null;
  let lastError: unknown;

  function start() {
    const worker = new Worker(file, { workerData });
    worker.unref();
    // `exit` follows, which the job that waits hears.
    worker.on('error', (error) => {
      lastError = error;
    });
    worker.once('exit', () => {
      if (started === worker) started = null;
    });
    return worker;
  }

  async function run(job: Job, answer: AnswerCall) {
    started ??= start();
    const worker = started;
    const { port1: port, port2 } = new MessageChannel();
    let end = () => {};
    const stopWaiting = deadline(() => {
      if (started === worker) started = null;
      void worker.terminate();
    });
    try {
      return await new Promise<unknown>((resolve, reject) => {
        end = () =>
          reject(new TemporaryFailure('The worker thread has ended.', { cause: lastError }));
        worker.once('exit', end);
        listen({ port, answer, resolve, reject });
        worker.postMessage({ job, port: port2 }, [port2]);
      });
    } finally {
      stopWaiting();
      worker.off('exit', end);
      port.close();
    }
  }

  async function runCalling(job: Job, answer: AnswerCall) {
    const running = { isRunning: true };
    try {
      return await calling.run(running, () => run(job, answer));
    } finally {
      running.isRunning = false;
    }
  }

  return {
    /** What a call of the running job needs can't wait for the end of that job. */
    run: async (job: Job, answer: AnswerCall = noCalls) =>
      calling.getStore()?.isRunning
        ? run(job, answer)
        : inTurn(() => runCalling(job, answer), { share: shareOf(job), expected: expected(job) }),
    close: async () => void (await started?.terminate()),
  };
}

export type WorkerThread = ReturnType<typeof createWorkerThread>;
