import { createBackground } from '@server/adapters/background';
import { createApi } from '@server/core/createApi';
import type { Limits } from '@server/core/ports';
import type { Data } from '@server/data/port';
import type { Community } from '@server/seed/community';
import type { Logger } from 'pino';
import { createPorts } from './createPorts';
import { createBuiltPages, createSite } from './createSite';
import { loadDemo } from './demo/loadDemo';
import { createFeeds } from './feeds/createFeeds';
import { createHealth } from './health';
import { closeServer, createHttpServer, listen } from './http/httpServer';
import { requestFields } from './http/requestScope';
import { prepareCommunity } from './prepareCommunity';
import type { ServerSettings } from './settings/readSettings';
import { readSecretKey } from './settings/secretKey';
import { createSetup } from './setup/createSetup';
import { loadStaticFiles } from './static/loadStaticFiles';
import { startSweeper } from './sweeper';

/** How long a shutdown waits for requests, in milliseconds, so that it ends within 10 seconds. */
const requestGrace = 7000;

export type SiteDatabase = {
  kind: 'pglite' | 'postgres' | 'memory';
  data: Data;
  limits: Limits & { sweep(): Promise<number> };
  ping(): Promise<void>;
  /** Stores all rows, or none. */
  insertCommunity(community: Community): Promise<void>;
  close(): Promise<void>;
};

/** `server/seed`, and the build of the page. */
export type SiteFolders = { seed: string; build: string };

type StartOptions = {
  settings: ServerSettings;
  database: SiteDatabase;
  log: Logger;
  /** Whether a site without accounts stays empty. */
  isEmpty: boolean;
  folders: SiteFolders;
};

/** Starts the site and resolves once it accepts connections. */
export async function startSite({ settings, database, log, isEmpty, folders }: StartOptions) {
  const report = (failure: unknown) => log.error({ ...requestFields(), err: failure }, 'failure');
  const background = createBackground(report);
  const { ports, close: closePorts } = createPorts({
    settings,
    data: database.data,
    limits: database.limits,
    background: background.start,
    report,
    secretKey: await readSecretKey(settings.secretKey, settings.dataFolder),
  });
  const community = await prepareCommunity({
    ports,
    settings,
    isEmpty,
    loadDemo: () => loadDemo({ ports, insert: database.insertCommunity, seedFolder: folders.seed }),
  });
  const setup = community === 'empty' ? await createSetup(ports) : null;
  const files = await loadStaticFiles(folders.build);
  let isStopping = false;
  const site = await createSite({
    api: createApi(ports),
    health: createHealth({ ping: database.ping, isStopping: () => isStopping }),
    setup: setup?.app ?? null,
    feeds: createFeeds({ data: ports.data, siteUrl: settings.siteUrl }),
    files,
    pages: createBuiltPages(files),
    log,
    isTrustedProxy: settings.isTrustedProxy,
    pageOrigins: settings.pageOrigins,
  });
  const stopSweeper = startSweeper({ ports, sweepLimits: database.limits.sweep });
  const server = createHttpServer(site.fetch);
  const port = await listen(server, settings);

  return {
    port,
    database: database.kind,
    community,
    setupLink: setup?.link ?? null,
    /** Answers what has arrived, ends background tasks and closes the database. */
    async close() {
      isStopping = true;
      stopSweeper();
      await closeServer(server, requestGrace);
      await background.settled();
      closePorts();
      await database.close();
    },
  };
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;
