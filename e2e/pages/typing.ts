import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const keysPerSecond = 11;

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
