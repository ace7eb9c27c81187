import { expect, type Locator, type Page } from '@playwright/test';
import type { pngFile } from './files';

const mostPresses = 60;

function isFocused(target: Locator) {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until `target` has the focus, and checks that the focus is visible. */
export async function tabTo(target: Locator) {
  for (let presses = 0; presses < mostPresses && !(await isFocused(target)); presses += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expect(target).not.toHaveCSS('outline-style', 'none');
}

export async function pressOn(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Replaces the text of a field. */
export async function typeInto(target: Locator, text: string) {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}

/** Closes a dialog with Escape. It is closed before React has removed its content. */
export async function escapeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog h2')).toHaveCount(0);
}

export async function chooseFile(target: Locator, file: ReturnType<typeof pngFile>) {
  // Playwright catches a file chooser only if it was waiting before the chooser opened.
  const chooser = target.page().waitForEvent('filechooser');
  await pressOn(target);
  await (await chooser).setFiles(file);
}
