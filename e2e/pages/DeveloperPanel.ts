import { expect, type Locator, type Page } from '@playwright/test';

/** The panel at the bottom left of a build with mocks. */
export class DeveloperPanel {
  readonly root: Locator;
  readonly toggle: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('complementary', { name: "Developer's panel" });
    this.toggle = this.root.getByRole('button', { name: "Developer's panel" });
  }

  async open() {
    await this.toggle.click();
    await expect(this.root.getByRole('heading', { name: "Developer's panel" })).toBeVisible();
  }

  async press(name: string) {
    await this.root.getByRole('button', { name, exact: true }).click();
  }

  /** Presses a button that loads the page again, and waits for it: the panel is closed then. */
  async pressAndReload(name: string) {
    await this.press(name);
    // Loading 10,000 posts can take longer than other assertions wait.
    await expect(this.toggle).toHaveAttribute('aria-expanded', 'false', { timeout: 0 });
  }

  get currentPersona(): Locator {
    return this.root.locator('[aria-current="true"]');
  }

  get failures(): Locator {
    return this.root.getByRole('list', { name: 'Calls that fail' }).getByRole('listitem');
  }

  get letters(): Locator {
    return this.root.getByRole('log', { name: 'Letters' });
  }

  async failCall(call: string, { message = '', times }: { message?: string; times?: number } = {}) {
    const form = this.root.getByRole('form', { name: 'Fail a call' });
    await form.getByRole('combobox', { name: 'Call' }).selectOption(call);
    await form.getByLabel('Times').fill(times === undefined ? '' : String(times));
    await form.getByLabel('Message').fill(message);
    await form.getByRole('button', { name: 'Add failure' }).click();
  }
}
