/** Resolves when the other tasks that wait have had their turn. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

export type RunInTurn = <Result>(job: () => Promise<Result>) => Promise<Result>;

/**
 * Runs jobs one after the other, with a turn for other tasks between two of them. What is done in microtasks
 * would keep timers and requests waiting until all jobs have ended. `pause` waits for such a turn.
 */
export function createTurns(pause: () => Promise<unknown> = nextTask): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return async (job) => {
    const result = last.then(job);
    last = result.then(pause, pause);
    return result;
  };
}
