/** Called with the number of pieces of work that end or start before, and with 0 when it starts. */
export type OnWait = (others: number) => void;

/** Runs at most `most` pieces of work at the same time; the others wait in order. */
export function inTurns(most: number) {
  const queue: { start: () => void; onWait: OnWait }[] = [];
  let running = 0;

  function report() {
    for (const [at, { onWait }] of queue.entries()) onWait(most + at);
  }

  return async <Result>(work: () => Promise<Result>, onWait: OnWait) => {
    // Who ends passes the place on, so `running` stays.
    if (running < most) running += 1;
    else {
      await new Promise<void>((start) => {
        queue.push({ start, onWait });
        report();
      });
      onWait(0);
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next.start();
      else running -= 1;
      report();
    }
  };
}
