import { existsSync } from 'node:fs';
import { root } from './install.mjs';

/**
 * Adds the variables of `.env.local` to the environment, whose own variables win, and passes those on that
 * the page needs, too.
 */
export function loadEnvironment() {
  const file = `${root}.env.local`;
  if (existsSync(file)) process.loadEnvFile(file);
  const { SITE_URL, GOOGLE_CLIENT_ID } = process.env;
  if (SITE_URL) process.env.VITE_SITE_URL ||= SITE_URL;
  if (GOOGLE_CLIENT_ID) process.env.VITE_GOOGLE_CLIENT_ID ||= GOOGLE_CLIENT_ID;
}
