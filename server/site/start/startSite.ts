import { setTimeout as wait } from 'node:timers/promises';
import { listedBooks } from '@server/core/book/newestHeadings';
import { readPublicBook } from '@server/core/book/readPublicBook';
import { type FileSweep, registerSite } from '@server/core/files/sweepUnusedFiles';
import type { FileStore, Ports } from '@server/core/ports';
import { readAccess } from '@server/core/sessions/sessionCookies';
import { readPublicSite } from '@server/core/site/readSite';
import { createApi } from '@server/createApi';
import { systemClock } from '@server/lib/clock';
import type { Logger } from 'pino';
import { startCommands } from '../admin/startCommands';
import { openCore } from '../core/openCore';
import { createFeeds } from '../feeds/createFeeds';
import type { FeedSource } from '../feeds/feed';
import { createHealth } from '../health';
import { closeServer, createHttpServer, listen } from '../http/httpServer';
import { trackRequests } from '../http/runningRequests';
import { startEmailTimer } from '../jobs/emailTimer';
import { startPublishTimer } from '../jobs/publishTimer';
import { startReadTimer } from '../jobs/readTimer';
import { startSweeper } from '../jobs/sweeper';
import type { ServerSettings } from '../settings/readSettings';
import type { SiteDatabase } from '../siteDatabase';
import { loadStaticFiles } from '../static/loadStaticFiles';
import type { Work } from '../work/createWork';
import { createSite } from './createSite';
import { loadDemo } from './demo/loadDemo';
import { openPages } from './openPages';
import { prepareCommunity } from './prepareCommunity';
import { createSetup } from './setup/createSetup';
import { trySettings } from './trySettings';

/** How long a shutdown waits for requests, in milliseconds, so that it ends within 10 seconds. */
const requestGrace = 7000;

/** How long the start waits for the bucket before the site listens, in milliseconds. */
const bucketPatience = 2000;

export type SiteFolders = {
  /** `server/seed`. */
  seed: string;
  /** The build of the page. */
  build: string;
  /** The build of the server, with the renderer. */
  server: string;
};

type Core = Awaited<ReturnType<typeof openCore>>;

type StartOptions = {
  settings: ServerSettings;
  database: SiteDatabase;
  work: Work;
  log: Logger;
  /** Whether a site without accounts stays empty. */
  isEmpty: boolean;
  folders: SiteFolders;
  bucketPatience?: number;
};

function logFileSweep(log: Logger, { removed, otherSites }: FileSweep) {
  if (otherSites.length > 0) {
    log.warn({ otherSites }, 'files without a row stay, because other sites use these files too');
  } else if (removed > 0) {
    log.info({ removed }, 'files without a row removed');
  }
}

type FeedsOptions = Pick<ServerSettings, 'siteUrl'> & { work: Work };

const openFeeds = ({ ports, changes }: Core, { siteUrl, work }: FeedsOptions) =>
  createFeeds({
    data: ports.data,
    siteUrl,
    changes,
    clock: systemClock,
    html: async (content) => work.documents('html', content),
    ...feedBooks(ports),
  });

/** What feeds read of books. */
const feedBooks = (ports: Ports): Pick<FeedSource, 'readBook' | 'readBooks'> => ({
  readBook: async (name) => readPublicBook(ports, { ...name, skip: 0, newest: true }),
  readBooks: async (take) => (await listedBooks(ports, { skip: 0, take })).rows,
});

/**
 * Before the first files are stored. If it fails, the sweeper tries again. A bucket that doesn't answer delays the start
 * for some milliseconds only.
 */
async function registerWithin(patience: number, ports: Ports, store: FileStore) {
  const registered = registerSite(ports, store).catch(ports.report);
  await Promise.race([registered, wait(patience, undefined, { ref: false })]);
}

/** Starts the site and resolves once it accepts connections. */
export async function startSite(options: StartOptions) {
  const { settings, database, work, log, isEmpty, folders } = options;
  const core = await openCore(options);
  const { ports, changes, store } = core;
  changes.listen(ports.unseenStreams.changed);
  const trial = trySettings({ settings, store, checkMail: core.checkMail });
  await registerWithin(options.bucketPatience ?? bucketPatience, ports, store);
  const community = await prepareCommunity({
    ports,
    settings,
    isEmpty,
    loadDemo: () => loadDemo({ ports, insert: database.insertCommunity, seedFolder: folders.seed }),
  });
  const setup = (await ports.data.users.hasAdmin()) ? null : await createSetup(ports);
  const api = createApi(ports);
  const pages = await openPages({
    ports,
    api,
    changes,
    renderLarge: work.renderLarge,
    cdnSeconds: settings.cdnSeconds,
    folder: folders.server,
  });
  core.metrics?.watchCache(pages.cachedBytes);
  let isStopping = false;
  const site = await createSite({
    api,
    health: createHealth({ ping: database.ping, isStopping: () => isStopping }),
    setup: setup?.app ?? null,
    feeds: openFeeds(core, { siteUrl: settings.siteUrl, work }),
    files: await loadStaticFiles(folders.build),
    pages,
    metrics: core.metrics,
    readSite: async () => readPublicSite(ports.data),
    log,
    isTrustedProxy: settings.isTrustedProxy,
    memberOf: (get) => core.memberOf(readAccess({ cookies: { get }, ports })?.id),
    pageOrigins: settings.pageOrigins,
  });
  const stopCommands = await startCommands({ ports, store, settings, database, log });
  const stopSweeper = startSweeper({
    ports,
    store,
    sweepLimits: database.limits.sweep,
    vacuum: database.vacuum,
    onFilesSwept: (sweep) => logFileSweep(log, sweep),
  });
  const stopPublishing = startPublishTimer(ports);
  const stopReads = startReadTimer(ports);
  const stopLetters = startEmailTimer(ports, core.emailSender);
  const requests = trackRequests(site.fetch);
  const server = createHttpServer(requests.handle);
  // A client must not send its next request on a connection that is about to end.
  server.prependListener('request', (_, answer) => {
    if (isStopping) answer.setHeader('Connection', 'close');
  });
  const port = await listen(server, settings);

  return {
    port,
    database: database.kind,
    community,
    setupLink: setup?.link ?? null,
    /** What of the settings doesn't work now, one sentence each. */
    problems: trial,
    reopenDatabase: database.reopen,
    drainSeconds: settings.drainSeconds,
    /** Answers what has arrived, ends background tasks and closes the database. */
    async close() {
      isStopping = true;
      await wait(settings.drainSeconds * 1000);
      stopSweeper();
      stopPublishing();
      await stopCommands();
      ports.unseenStreams.close();
      await closeServer(server, requestGrace);
      await requests.settled();
      stopLetters();
      await stopReads();
      await core.close();
    },
  };
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;
