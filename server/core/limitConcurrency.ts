import { createFairOrder } from './fairOrder';
import { TemporaryFailure } from './temporaryFailure';

type Limits = {
  mostWaiting?: number;
  mostOfClient?: number;
  /** How long tasks of clients wait at most, in milliseconds. */
  longestWait?: number;
  /** What is waited for between a task and the next one. */
  pause?: () => Promise<unknown>;
};

type End = (milliseconds: number) => void;

/**
 * Runs at most `most` tasks at the same time. The others wait, those of each client for their share of the time. They
 * fail if `mostWaiting` wait already, or `mostOfClient` of the same client, or when their turn comes after `longestWait`.
 */
export function limitConcurrency(
  most: number,
  { mostWaiting = Infinity, mostOfClient = Infinity, longestWait = Infinity, pause }: Limits = {},
) {
  const waiting = createFairOrder<(end: End) => void>();
  let running = 0;

  const isFull = (client: string | undefined) =>
    waiting.count() >= mostWaiting ||
    (client !== undefined && waiting.countOf(client) >= mostOfClient);

  function startNext() {
    if (running >= most) return;
    const next = waiting.take();
    if (!next) return;
    running += 1;
    next.item(next.end);
  }

  function leave() {
    running -= 1;
    startNext();
  }

  async function enter(client: string | undefined) {
    if (running >= most && isFull(client)) throw new TemporaryFailure('Too many tasks wait.');
    return new Promise<End>((resolve) => {
      waiting.add(resolve, client);
      startNext();
    });
  }

  return async <Result>(task: () => Promise<Result>, client?: string): Promise<Result> => {
    const cameAt = performance.now();
    const end = await enter(client);
    const startedAt = performance.now();
    try {
      if (client !== undefined && startedAt - cameAt > longestWait)
        throw new TemporaryFailure('The task has waited too long.');
      return await task();
    } finally {
      end(performance.now() - startedAt);
      if (pause) pause().then(leave, leave);
      else leave();
    }
  };
}
