import { defaultSite } from '@contract/site/publicSite';
import type { Ports } from '@server/core/ports';
import type { TestEnvironment } from '@server/core/testing/testEnvironment';
import { createApi } from '@server/createApi';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createHealth } from '../health';
import { createHttpServer, listen } from '../http/httpServer';
import { isLoopback } from '../settings/networks';
import { createSite } from '../start/createSite';
import { openSqlTestDatabase } from './sqlTestDatabase';

const log = pino({ level: 'silent' });

function createTestSite(ports: Ports) {
  return createSite({
    api: createApi(ports),
    health: createHealth({ ping: async () => undefined, isStopping: () => false }),
    setup: null,
    feeds: new Hono(),
    files: new Map(),
    pages: {
      inlineScripts: [],
      cachedBytes: () => 0,
      answer: async () => new Response('No pages', { status: 404 }),
    },
    readSite: async () => defaultSite,
    log,
    isTrustedProxy: isLoopback,
    pageOrigins: [],
  });
}

type Site = Awaited<ReturnType<typeof createTestSite>>;

/** The site of the running test. */
let site: Promise<Site> | undefined;
/** The origin of the server, once it has started. */
let started: Promise<string> | undefined;

/** Starts the server of this worker once. */
async function start() {
  const server = createHttpServer(async (request, connection) => {
    if (!site) throw new Error('No test is running.');
    return (await site).fetch(request, connection);
  });
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  server.unref();
  return `http://127.0.0.1:${port}`;
}

function origin() {
  started ??= start();
  return started;
}

/** The API behind the HTTP server of the site, over data and limits on Postgres. */
export const httpEnvironment: TestEnvironment = {
  openDatabase: openSqlTestDatabase,
  serve(ports) {
    site = createTestSite(ports);
    return {
      async request(path, init = {}, { client } = {}) {
        const headers = new Headers(init.headers);
        // The server trusts the loopback address, like a proxy on the same machine.
        if (client !== undefined) headers.set('X-Forwarded-For', client);
        return fetch((await origin()) + path, { ...init, headers, redirect: 'manual' });
      },
    };
  },
  origin,
  share: 0.2,
  triesRefusals: false,
};
