import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './fixtures';
import journeys from './playwright.config';

/** Writes pictures of every screen: see scripts/screens.mjs. */
export default defineConfig<JourneyOptions>({
  ...journeys,
  testDir: 'screens',
  reporter: 'dot',
  timeout: 120_000,
  // The mocks show states that a server can't be asked for, such as an answer that never comes.
  projects: [{ name: 'screens', use: { viewport: { width: 1280, height: 800 }, api: 'mocks' } }],
});
