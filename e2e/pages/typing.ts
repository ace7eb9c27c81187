import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export const keysPerSecond = 11;

/** Letters without spaces, so that no part of the text is trimmed or understood as Markdown. */
export const lettersOf = (count: number) =>
  Array.from({ length: count }, (_, at) => 'abcdefghijklmnopqrstuvwxyz'[at % 26]).join('');

/** Presses the keys at the pace of a fast typist. Returns when each was pressed, in milliseconds. */
export async function typeAtPace(page: Page, keys: string) {
  const startedAt = performance.now();
  const pressedAt: number[] = [];
  for (const [at, key] of keys.split('').entries()) {
    await wait(Math.max(0, startedAt + (at * 1000) / keysPerSecond - performance.now()));
    pressedAt.push(performance.now());
    await page.keyboard.press(key);
  }
  return pressedAt;
}

/** The same by the clock of the page, which must be installed and stops: the page has that time on a slow machine, too. */
export async function typeByPageClock(page: Page, keys: string) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.clock.runFor(1000 / keysPerSecond);
  }
}
