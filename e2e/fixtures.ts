import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { production } from './pages/productionPage';
import { Site } from './pages/Site';
import { firstServerPort } from './ports';
import { type SiteServer, seededFolder, startSiteServer } from './server/siteServer';

export type JourneyOptions = {
  /** Set by the project: `server` runs the journey on a server of its own. */
  api: 'mocks' | 'server';
  /** Set by a journey: `production` loads the build without mocks. */
  build: 'mocks' | 'production';
};

type Fixtures = {
  /** With a copy of the demo community; null if the mock API answers. */
  server: SiteServer | null;
  /** Fails the journey if the page logs an error. */
  consoleErrors: string[];
  site: Site;
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

/** Copies a folder of more than a thousand small files in a third of the time that `cp` of Node takes. */
function copyFolder(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target);
  }
}

async function startServerWithCopy(parallelIndex: number) {
  const dataFolder = `${seededFolder}-copy-${parallelIndex}`;
  await rm(dataFolder, { recursive: true, force: true });
  copyFolder(seededFolder, dataFolder);
  return startSiteServer({ dataFolder, port: firstServerPort + parallelIndex });
}

/** Entries of pino's log with the level `error` or `fatal`. */
const errorEntry = /^.*"level":[56]0.*$/gm;

export const test = base.extend<JourneyOptions & Fixtures>({
  api: ['mocks', { option: true }],
  build: ['mocks', { option: true }],
  server: async ({ api }, use, { parallelIndex }) => {
    if (api === 'mocks') return use(null);
    const server = await startServerWithCopy(parallelIndex);
    try {
      await use(server);
    } finally {
      await server.stop();
    }
    expect(server.output().match(errorEntry), 'errors in the log of the server').toBeNull();
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
});

export { expect };
