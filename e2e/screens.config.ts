import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Writes pictures of every screen: see scripts/screens.mjs. */
export default defineConfig({
  ...journeys,
  testDir: 'screens',
  reporter: 'dot',
  timeout: 120_000,
  projects: [{ name: 'screens', use: { viewport: { width: 1280, height: 800 } } }],
});
