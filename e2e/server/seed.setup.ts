import { rm } from 'node:fs/promises';
import { test as setup } from '@playwright/test';
import { firstServerPort } from '../ports';
import { seededFolder, startSiteServer } from './siteServer';

setup('the server loads the demo community', async () => {
  setup.setTimeout(180_000);
  await rm(seededFolder, { recursive: true, force: true });
  const server = await startSiteServer({ dataFolder: seededFolder, port: firstServerPort });
  await server.stop();
});
