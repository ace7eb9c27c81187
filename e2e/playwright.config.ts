import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './fixtures';
import { mocksPort, productionPort } from './ports';

const desktop = { width: 1280, height: 800 };
const executablePath = process.env.CHROMIUM_PATH;

/** Measured by `npm test`. Only journeys that hang reach the limits below. */
const machineFactor = Number(process.env.MACHINE_FACTOR ?? 1);

const serve = (folder: string, port: number) => ({
  command: `node node_modules/vite/bin/vite.js preview --outDir ${folder} --port ${port} --strictPort`,
  cwd: '..',
  port,
  reuseExistingServer: !process.env.CI,
});

export default defineConfig<JourneyOptions>({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // With a third one each of them takes so much longer that the whole takes as long.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000 * machineFactor,
  expect: { timeout: 20_000 * machineFactor },
  reporter: [
    ['dot'],
    ...(process.env.JOURNEY_REPORT
      ? [['json', { outputFile: process.env.JOURNEY_REPORT }] as const]
      : []),
  ],
  use: {
    baseURL: `http://localhost:${mocksPort}`,
    actionTimeout: 20_000 * machineFactor,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    // A journey runs on a desktop, unless it has the tag @phone (only there) or @both, and on a site in memory.
    {
      name: 'desktop',
      grepInvert: /@phone|@server|@mocks/,
      use: { viewport: desktop },
    },
    // What only the mock API in the page can do or is about.
    { name: 'mocks', grep: /@mocks/, use: { viewport: desktop, api: 'mocks' } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // The most important journeys have the tag @server: they run on the real server. The mocks are the
    // same API, and the journey sameAnswers compares their answers.
    {
      name: 'server',
      grep: /@server/,
      use: { viewport: desktop, api: 'server' },
    },
  ],
  // Some journeys alone need one of the builds only.
  webServer: [
    { folder: 'dist-mocks', port: mocksPort },
    { folder: 'dist', port: productionPort },
  ]
    .filter(({ folder }) => existsSync(join(import.meta.dirname, '..', folder)))
    .map(({ folder, port }) => serve(folder, port)),
});
