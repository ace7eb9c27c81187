import type { Connection } from './httpServer';

type Handle = (request: Request, connection: Connection) => Response | Promise<Response>;

/**
 * Remembers which requests are being answered. A connection that has closed doesn't end the work for its
 * request, which still needs the database.
 */
export function trackRequests(answer: Handle) {
  const running = new Set<Promise<Response>>();
  return {
    async handle(request: Request, connection: Connection) {
      const answering = Promise.resolve(answer(request, connection));
      running.add(answering);
      try {
        return await answering;
      } finally {
        running.delete(answering);
      }
    },
    /** Resolves once the requests that are being answered now have ended. */
    async settled() {
      await Promise.allSettled(running);
    },
  };
}
