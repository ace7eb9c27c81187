import { TemporaryFailure } from './temporaryFailure';

/** Runs at most `most` tasks at the same time; the others wait in order, and fail if `mostWaiting` wait already. */
export function limitConcurrency(most: number, mostWaiting = Infinity) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter() {
    if (running < most) running += 1;
    // The task that ends passes its place on, so `running` stays.
    else if (waiting.length >= mostWaiting) throw new TemporaryFailure('Too many tasks wait.');
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async <Result>(task: () => Promise<Result>) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
