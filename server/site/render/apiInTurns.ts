import { setImmediate as nextTask } from 'node:timers/promises';
import { createTurns } from '@server/lib/turns';

type Fetch = (request: Request) => Promise<Response>;

/**
 * React renders as soon as the data is there, without a pause. Pages whose answers come at the same time are
 * rendered with other tasks in between.
 */
export function apiInTurns(fetch: Fetch): Fetch {
  const inTurn = createTurns(nextTask);
  return async (request) => {
    const response = await fetch(request);
    await inTurn(async () => undefined);
    return response;
  };
}
