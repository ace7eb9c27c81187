import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Limits of connections. Times are in milliseconds. */
export const connectionLimits = {
  /** Until all headers have arrived. */
  headers: 15_000,
  /** Until the whole request has arrived: the largest upload at 50 KB a second. */
  request: 180_000,
  /** Without any byte in either direction while a request is answered. */
  silence: 120_000,
  /** Longer than the usual 60 seconds of proxies, so that they close connections first. */
  keepAlive: 75_000,
  /** How often the first two are checked. */
  checkEvery: 1000,
  headerBytes: 16 * 1024,
  connections: 10_000,
};

export type ConnectionLimits = typeof connectionLimits;

/** What is passed with each request. */
export type Connection = { incoming?: { socket: { remoteAddress?: string | undefined } } };

type Handle = (request: Request, connection: Connection) => Response | Promise<Response>;

/** An HTTP server that cuts off clients that exceed a limit. */
export function createHttpServer(handle: Handle, limits: ConnectionLimits = connectionLimits) {
  // Replaces the globals Request and Response by ones that create streams only when they are read.
  const listener = getRequestListener(handle);
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.checkEvery,
    maxHeaderSize: limits.headerBytes,
  };
  const server = createServer(options, (incoming, outgoing) => void listener(incoming, outgoing));
  server.maxConnections = limits.connections;
  server.timeout = limits.silence;
  return server;
}

/** How many connections wait to be accepted, if the system allows it. A refused connection is tried again after seconds. */
const backlog = 4096;

/** Resolves to the port once the server accepts connections. */
export function listen(server: Server, { port, host }: { port: number; host: string }) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog }, () => {
      server.off('error', reject);
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const idleCheck = 50;

/**
 * Accepts no more connections and waits until all requests are answered; after `grace` milliseconds the
 * remaining connections are cut off.
 */
export function closeServer(server: Server, grace: number) {
  return new Promise<void>((resolve) => {
    // A connection becomes idle when its request has been answered.
    const closingIdle = setInterval(() => server.closeIdleConnections(), idleCheck);
    const cutting = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearInterval(closingIdle);
      clearTimeout(cutting);
      resolve();
    });
  });
}
