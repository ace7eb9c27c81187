import { unavailable } from '@server/core/failure';
import { respondFailure } from '@server/core/http/respond';
import type { MiddlewareHandler } from 'hono';
import { requestShare } from './requestScope';

/** Calls of one share that are answered at the same time. An office behind one address has fewer. */
const mostCalls = 200;

const refuse = () => respondFailure(unavailable(), { report: () => undefined });

/**
 * Refuses the calls of a client or member with too many calls in progress, before they cost anything. Each queue
 * has shares, but thousands of calls of one client at once would load what comes before all queues.
 */
export function limitCalls(most = mostCalls): MiddlewareHandler {
  const running = new Map<string, number>();
  return async (_, next) => {
    const { group, client } = requestShare() ?? { group: '', client: '' };
    const key = `${group} ${client}`;
    const count = running.get(key) ?? 0;
    if (count >= most) return refuse();
    running.set(key, count + 1);
    try {
      return await next();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left === 0) running.delete(key);
      else running.set(key, left);
    }
  };
}
