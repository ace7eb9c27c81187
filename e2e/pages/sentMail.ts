import { mockDatabase } from '@contract/storageKeys';
import { expect } from '@playwright/test';
import { readStore } from './indexedDb';
import type { Site } from './Site';

/** The server prints e-mail instead of sending it; the mock API stores it. */
const readLetters = async ({ page, server }: Site) =>
  server ? server.output() : readStore(page, mockDatabase('usual'), 'emails');

/** Waits until an e-mail with a matching link was sent, and returns the path of the newest one. */
export async function waitForLetterLink(site: Site, path: RegExp) {
  const find = async () => path.exec(await readLetters(site))?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}
