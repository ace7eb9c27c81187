import { expect, type Locator, type Page } from '@playwright/test';

const mostPresses = 60;

function isFocused(target: Locator) {
  return target.evaluate((element) => element === document.activeElement);
}

/** Goes on with Tab until `target` has the focus, as somebody without a mouse does, and sees it there. */
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

/** Replaces what a field holds. */
export async function typeInto(target: Locator, text: string) {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}

/** Leaves an open dialog, and waits until it is empty: it closes before the page knows of it. */
export async function escapeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog h2')).toHaveCount(0);
}

type Upload = Parameters<Locator['setInputFiles']>[0];

export async function chooseFile(target: Locator, file: Upload) {
  // Waited for from before the way there, for a chooser that nobody waits for is the browser's own.
  const chooser = target.page().waitForEvent('filechooser');
  await pressOn(target);
  await (await chooser).setFiles(file);
}
