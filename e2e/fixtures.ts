import { rm } from 'node:fs/promises';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { PostScreen } from './pages/PostScreen';
import { production } from './pages/productionPage';
import { type PersonaName, Site } from './pages/Site';
import { firstEmptyPort, firstMemoryPort, firstServerPort } from './ports';
import { type JourneySite, openJourneySite } from './server/journeySite';
import {
  type RunningServer,
  type SiteServer,
  serverFolder,
  startSiteServer,
} from './server/siteServer';

export type JourneyOptions = {
  /**
   * Set by the project: a site whose data is in memory, the mock API in the page, or the server of `npm start` with its
   * database.
   */
  api: 'memory' | 'mocks' | 'server';
  /** Set by a journey: `production` loads the build without mocks. */
  build: 'mocks' | 'production';
};

type WorkerFixtures = {
  /** Starts the process of the sites in memory, or returns it. */
  openMemory: () => JourneySite;
  /** Starts the server with a database, or returns it. All journeys of the worker change the same community. */
  openServer: () => Promise<RunningServer>;
};

type Fixtures = {
  /** With the demo community, a new copy of it if it is in memory; null if the mock API in the page answers. */
  server: SiteServer | null;
  /** A server without accounts, for this journey alone. */
  emptyServer: SiteServer;
  /** Fails the journey if the page logs an error. */
  consoleErrors: string[];
  site: Site;
  /** Opens a page for another visitor, with cookies of its own. */
  openPage: () => Promise<Page>;
  /** The same for another member, who is signed in. */
  openAs: (name: PersonaName, path: string) => Promise<PostScreen>;
};

/** Chromium logs every failed request. Journeys let requests fail on purpose. */
const failedRequest = /^Failed to load resource/;

export function collectErrors(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !failedRequest.test(message.text())) {
      errors.push(message.text());
    }
  });
}

/** Starts a server with a new database: with the demo community, or empty. */
async function startServer(slot: number, { isEmpty = false } = {}) {
  const dataFolder = `${serverFolder}-${isEmpty ? 'empty-' : ''}${slot}`;
  await rm(dataFolder, { recursive: true, force: true });
  const port = (isEmpty ? firstEmptyPort : firstServerPort) + slot;
  return startSiteServer({ dataFolder, port, isEmpty });
}

/** Entries of pino's log with the level `error` or `fatal`. */
const errorEntry = /^.*"level":[56]0.*$/gm;

function expectNoErrors(output: string) {
  expect(output.match(errorEntry), 'errors in the log of the server').toBeNull();
}

export const test = base.extend<JourneyOptions & Fixtures, WorkerFixtures>({
  api: ['memory', { option: true }],
  build: ['mocks', { option: true }],
  openMemory: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use, { parallelIndex }) => {
      let site: JourneySite | undefined;
      await use(() => (site ??= openJourneySite(firstMemoryPort + parallelIndex)));
      await site?.close();
    },
    { scope: 'worker' },
  ],
  openServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use, { parallelIndex }) => {
      let starting: Promise<RunningServer> | undefined;
      await use(() => (starting ??= startServer(parallelIndex)));
      const server = await starting;
      await server?.stop();
      expectNoErrors(server?.output() ?? '');
    },
    { scope: 'worker' },
  ],
  server: async ({ api, build, openMemory, openServer }, use) => {
    if (api === 'mocks' || (api === 'memory' && build === 'production')) return use(null);
    if (api === 'memory') {
      const site = await openMemory().renew();
      await use(site);
      return expectNoErrors(site.output());
    }
    const { origin, output } = await openServer();
    const { length } = output();
    const ownOutput = () => output().slice(length);
    await use({ origin, output: ownOutput });
    expectNoErrors(ownOutput());
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  emptyServer: async ({}, use, { parallelIndex }) => {
    const server = await startServer(parallelIndex, { isEmpty: true });
    await use(server);
    await server.stop();
    expectNoErrors(server.output());
  },
  // Only where all else is as visitors have it: installing the worker takes a second of each journey.
  serviceWorkers: async ({ api, build }, use) => {
    await use(api === 'memory' && build === 'mocks' ? 'block' : 'allow');
  },
  baseURL: async ({ baseURL, build, server }, use) => {
    await use(server?.origin ?? (build === 'production' ? production : baseURL));
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      collectErrors(page, errors);
      await use(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  site: async ({ page, server }, use) => {
    await use(new Site(page, server));
  },
  openPage: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  openAs: async ({ openPage, server }, use) => {
    await use(async (name, path) => {
      const site = new Site(await openPage(), server);
      await site.openAs(name, path);
      return new PostScreen(site);
    });
  },
});

export { expect };
