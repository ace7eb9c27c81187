import { TemporaryFailure } from './temporaryFailure';

/**
 * Runs at most `most` tasks at the same time; the others wait in order, and fail if `mostWaiting` wait already, or
 * `mostOfClient` of the same client.
 */
export function limitConcurrency(most: number, mostWaiting = Infinity, mostOfClient = Infinity) {
  const waiting: { start: () => void; client: string | undefined }[] = [];
  let running = 0;

  const isFull = (client: string | undefined) =>
    waiting.length >= mostWaiting ||
    (client !== undefined && waiting.filter((one) => one.client === client).length >= mostOfClient);

  async function enter(client: string | undefined) {
    if (running < most) running += 1;
    // The task that ends passes its place on, so `running` stays.
    else if (isFull(client)) throw new TemporaryFailure('Too many tasks wait.');
    else await new Promise<void>((start) => waiting.push({ start, client }));
  }

  function leave() {
    const next = waiting.shift();
    if (next) next.start();
    else running -= 1;
  }

  return async <Result>(task: () => Promise<Result>, client?: string) => {
    await enter(client);
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
