import type { EndpointName } from '@contract/endpoints';
import { mockKeys } from '@contract/storageKeys';
import { expect, type Locator, type Page } from '@playwright/test';
import { personaPassword } from '@server/seed/personas';
import type { SiteServer } from '../server/siteServer';
import { type Failure, failCalls, holdAnswers } from './changedAnswers';
import { waitUntilHydrated } from './hydration';
import { signInOverApi } from './signInOverApi';

export type PersonaName = 'admin' | 'author' | 'reader' | 'newbie' | 'blocked' | 'moderator';

/** See mocks/state/mockSettings.ts. */
type MockSettings = { delay?: number; failures?: Partial<Record<EndpointName, Failure>> };

/** Runs in the page: the mock signs the persona in when the page loads next. */
function requestPersona({ key, persona }: { key: string; persona: string }) {
  const settings: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify(Object.assign({}, settings, { persona })));
}

/** Runs before every load of the page, but acts on the first one only: a later logout must last. */
function requestFirstPersona({ key, persona }: { key: string; persona: string }) {
  if (window.top !== window || sessionStorage.getItem('persona requested')) return;
  sessionStorage.setItem('persona requested', persona);
  localStorage.setItem(key, JSON.stringify({ persona }));
}

/** What is the same on every page: loading it, signing in, notices, navigation and the mock API. */
export class Site {
  readonly page: Page;
  /** null: the mock API answers, in the page. */
  readonly server: SiteServer | null;

  constructor(page: Page, server: SiteServer | null = null) {
    this.page = page;
    this.server = server;
  }

  /** Loads a page. */
  async open(path: string) {
    await this.page.goto(path);
    // Unlike `expect`, this doesn't describe the whole page each time it finds nothing.
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    await this.waitUntilHydrated();
  }

  async waitUntilHydrated() {
    await waitUntilHydrated(this.page);
  }

  /** Goes to a page by the app's router, without loading the site again. */
  async navigate(path: string) {
    await this.page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }

  /** Loads a page with the persona signed in, which is faster than the form. */
  async openAs(name: PersonaName, path = '/') {
    const { page, server } = this;
    if (server) await signInOverApi(page, name);
    else await this.requestPersona(name);
    await this.open(path);
  }

  /** The mock signs the persona in when the page loads. */
  private async requestPersona(name: PersonaName) {
    const { page } = this;
    const request = { key: mockKeys.settings, persona: name };
    if (page.url() === 'about:blank') await page.addInitScript(requestFirstPersona, request);
    else await page.evaluate(requestPersona, request);
  }

  /** Fills the sign-in form. */
  async signIn(name: PersonaName, password = personaPassword) {
    const { page } = this;
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  /** The live region for progress and success. */
  get notices(): Locator {
    return this.page.getByRole('status', { name: 'Notices' });
  }

  /** The live region for failures. */
  get alerts(): Locator {
    return this.page.getByRole('alert', { name: 'Alerts' });
  }

  /** Changes how the mock API answers, from the next call on. */
  async setMock(settings: MockSettings) {
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      mockKeys.settings,
      JSON.stringify(settings),
    ] as const);
  }

  /** Lets calls of an endpoint in all tabs fail, from the next one on. Returns what ends it. */
  async failCalls(name: EndpointName, failure: Failure) {
    return failCalls(this.page, name, failure);
  }

  /** No call of any tab is answered until the returned function is called. */
  async holdAnswers() {
    return holdAnswers(this.page);
  }

  /** The main navigation. Opens the menu where the screen is small. */
  async openNavigation() {
    await expect(this.page.getByRole('banner')).toBeVisible();
    const menu = this.page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  async logOut() {
    const navigation = await this.openNavigation();
    await navigation.getByRole('button', { name: 'Logout' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Confirm Logout' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  }
}
