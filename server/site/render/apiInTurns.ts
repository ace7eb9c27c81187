import { setImmediate as nextTask } from 'node:timers/promises';
import { createQueue } from '@server/lib/queue';
import { queueLimits } from '@server/lib/queueLimits';
import { requestShare } from '../http/requestScope';

type Fetch = (request: Request) => Promise<Response>;

/**
 * React renders as soon as the data is there, without a pause. Pages whose answers come at the same time are
 * rendered with other tasks in between.
 */
export function apiInTurns(fetch: Fetch): Fetch {
  const inTurn = createQueue({ ...queueLimits.renderedAnswers, pause: nextTask });
  return async (request) => {
    const response = await fetch(request);
    await inTurn(async () => undefined, { share: requestShare() });
    return response;
  };
}
