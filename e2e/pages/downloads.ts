import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** What a press downloads: the name of the file, and its bytes. */
export async function downloadBy(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent('download');
  await press();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
