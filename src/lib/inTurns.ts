/** Runs at most `most` pieces of work at the same time; the others wait in order. */
export function inTurns(most: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>) => {
    // Who ends passes the place on, so `running` stays.
    if (running < most) running += 1;
    else await new Promise<void>((start) => queue.push(start));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
