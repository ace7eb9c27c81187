import { expect, type Locator, type Page } from '@playwright/test';
import type { PersonaName } from './Site';

/** The small panel at the bottom left that only the pretend API brings along. */
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

  async close() {
    await this.toggle.click();
  }

  async press(name: string) {
    await this.root.getByRole('button', { name, exact: true }).click();
  }

  /** What signs in or changes the community loads a page anew, and there the panel is closed. */
  async waitForNextPage() {
    await expect(this.toggle).toHaveAttribute('aria-expanded', 'false', { timeout: 20_000 });
  }

  async signInAs(name: PersonaName) {
    await this.press(`Sign in as ${name}`);
  }

  get personaHere(): Locator {
    return this.root.locator('[aria-current="true"]');
  }

  get failures(): Locator {
    return this.root.getByRole('list', { name: 'Calls that fail' }).getByRole('listitem');
  }

  get emails(): Locator {
    return this.root.getByRole('log', { name: 'E-mails' });
  }

  async failCall(call: string, { message = '', times }: { message?: string; times?: number }) {
    const form = this.root.getByRole('form', { name: 'Fail a call' });
    await form.getByLabel('Call').selectOption(call);
    await form.getByLabel('Times').fill(times === undefined ? '' : String(times));
    await form.getByLabel('Message').fill(message);
    await form.getByRole('button', { name: 'Add failure' }).click();
  }
}
