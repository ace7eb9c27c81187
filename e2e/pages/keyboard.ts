import { expect, type Locator, type Page } from '@playwright/test';
import type { pngFile } from './files';

const mostPresses = 60;

/** Presses Tab until `target` has the focus, and checks that the focus is visible. */
export async function tabTo(target: Locator) {
  const page = target.page();
  // Looking for the element again after each press would take longer than the press.
  let element = await target.evaluateHandle((found) => found);
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const state = await element.evaluate((found) => ({
      isFocused: found === document.activeElement,
      isRemoved: !found.isConnected,
    }));
    if (state.isFocused) break;
    if (state.isRemoved) element = await target.evaluateHandle((found) => found);
    await page.keyboard.press('Tab');
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
