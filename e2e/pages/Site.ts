import { mockKeys } from '@contract/storageKeys';
import { expect, type Locator, type Page } from '@playwright/test';
import { personaPassword } from '@server/seed/personas';

export type PersonaName = 'admin' | 'author' | 'reader' | 'newbie' | 'blocked';

/** How the pretend API is told to behave; see mocks/mockSettings.ts. */
type Conduct = {
  delay?: number;
  failures?: Record<
    string,
    { status: number; message?: string; times?: number; afterwards?: boolean }
  >;
  google?: 'success' | 'no code' | 'closed' | 'error';
};

type PersonaRequest = { persona: PersonaName; key: string };

/** Runs in the page: the next start signs the persona in, and forgets that it was asked to. */
function askForPersona({ persona, key }: PersonaRequest) {
  const conduct: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify(Object.assign({}, conduct, { persona })));
}

/** The same before the very first start, and then no more: who logs out later stays logged out. */
function askForFirstPersona({ persona, key }: PersonaRequest) {
  if (window.top !== window || sessionStorage.getItem('asked')) return;
  sessionStorage.setItem('asked', persona);
  localStorage.setItem(key, JSON.stringify({ persona }));
}

/** What is the same on every page: signing in, the toasts, the navigation, the API's conduct. */
export class Site {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string) {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async signIn(name: PersonaName, password = personaPassword) {
    const { page } = this;
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  /** Signed in and on `path`; not by the form, which has its own journeys and costs two more pages. */
  async openAs(name: PersonaName, path = '/') {
    const { page } = this;
    const request = { persona: name, key: mockKeys.settings };
    if (page.url() === 'about:blank') await page.addInitScript(askForFirstPersona, request);
    else await page.evaluate(askForPersona, request);
    await this.open(path);
  }

  /** What was said politely: progress and success. */
  get messages(): Locator {
    return this.page.getByRole('status', { name: 'Notices' });
  }

  /** What was said urgently. */
  get errors(): Locator {
    return this.page.getByRole('alert', { name: 'Alerts' });
  }

  /** Takes effect with the next call, without a reload. */
  async conduct(conduct: Conduct) {
    await this.page.evaluate(({ key, value }) => localStorage.setItem(key, JSON.stringify(value)), {
      key: mockKeys.settings,
      value: conduct,
    });
  }

  /** On a phone the links are in the menu. */
  async openNavigation() {
    await expect(this.page.getByRole('banner')).toBeVisible();
    const menu = this.page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  async logOut() {
    const navigation = await this.openNavigation();
    await navigation.getByRole('button', { name: 'Logout' }).click();
    await this.page
      .getByRole('dialog', { name: 'Confirm Logout' })
      .getByRole('button', { name: 'Confirm' })
      .click();
  }
}
