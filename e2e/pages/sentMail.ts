import { mockDatabase } from '@contract/storageKeys';
import { expect, type Page } from '@playwright/test';
import { readStore } from './indexedDb';

/** Waits until an e-mail with a matching link was sent, and returns the path of the newest one. */
export async function waitForMailedLink(page: Page, path: RegExp) {
  const find = async () =>
    path.exec(await readStore(page, mockDatabase('usual'), 'emails'))?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}
