import { changesData, type Endpoint } from '@contract/endpoint';
import * as v from 'valibot';
import type { RequestContext } from '../context';
import { countBody, requireRate } from './rateLimits';

const bodyOfMove = v.object({ moveId: v.pipe(v.string(), v.nonEmpty()) });

type Caller = Pick<RequestContext, 'ports' | 'client' | 'viewer'>;

/**
 * Counts a call in the rate of its endpoint, and its body; throws 429. Only the body tells whether a call is part of a
 * move: its handler counts it then.
 */
export function createCallCounter(endpoint: Endpoint, caller: Caller) {
  const canMove = endpoint.hasMoveRates === true && caller.viewer?.isVerified === true;
  let isCounted = false;

  async function count() {
    if (isCounted) return;
    isCounted = true;
    if (endpoint.rate) await requireRate(caller, endpoint.rate);
  }

  return {
    async beforeBody() {
      if (!canMove) await count();
    },
    async onBody(body: unknown, bytes: number) {
      if (canMove && v.is(bodyOfMove, body)) isCounted = true;
      else {
        await count();
        if (changesData(endpoint)) await countBody(caller, body, bytes);
      }
    },
    /** The body can't be read, so that it isn't known to be part of a move. */
    onUnreadable: count,
  };
}
