import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { type RequestScope, runInRequest } from './requestScope';

/** A longer path is an attack, or a mistake; its start is logged. */
const longestPath = 300;

/**
 * Gives each request an id, which its response and its log entries carry, and logs its outcome: failures of the server as
 * errors, all others for debugging.
 */
export function logRequests<Bindings extends object>(
  log: Logger,
  whoOf: (context: Context<{ Bindings: Bindings }>) => Omit<RequestScope, 'requestId'> = () => ({}),
): MiddlewareHandler<{ Bindings: Bindings }> {
  return async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    await runInRequest({ ...whoOf(context), requestId }, next);
    const { res, req } = context;
    res.headers.set('X-Request-Id', requestId);
    const entry = {
      requestId,
      method: req.method,
      // Without the query, which can contain anything.
      path: req.path.slice(0, longestPath),
      status: res.status,
      milliseconds: Math.round(performance.now() - startedAt),
    };
    log[res.status >= 500 ? 'error' : 'debug'](entry, 'request');
  };
}
