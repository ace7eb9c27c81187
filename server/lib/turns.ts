import type { Share } from './fairGroups';
import { limitConcurrency } from './limitConcurrency';

/** Resolves when the other tasks that wait have had their turn. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

export type RunInTurn = <Result>(job: () => Promise<Result>, share?: Share) => Promise<Result>;

/**
 * Runs jobs one after the other, with a turn for other tasks between two of them. What is done in microtasks
 * would keep timers and requests waiting until all jobs have ended. `pause` waits for such a turn. Jobs of clients
 * fail if they wait longer than `longestWait`.
 */
export const createTurns = (
  pause: () => Promise<unknown> = nextTask,
  longestWait = Infinity,
): RunInTurn => limitConcurrency(1, { pause, longestWait });
