import { expect, type Locator } from '@playwright/test';

/**
 * Opens a menu and presses one of its entries. A menu moves its focus, and may scroll, after it has opened: a press
 * before that misses it.
 */
export async function chooseFromMenu(button: Locator, entry: string) {
  const entries = button.page().locator(':popover-open').getByRole('button');
  await button.click();
  await expect(entries.first()).toBeFocused();
  await entries.getByText(entry, { exact: true }).click();
}
