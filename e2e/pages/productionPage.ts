import type { BrowserContext, Page, Route } from '@playwright/test';
import { mocksPort, productionPort } from '../ports';
import { xsrfHeaders } from './xsrf';

export const production = `http://localhost:${productionPort}`;

/** Sends a request of the production build to the API in a page of the mock build. */
async function relay(route: Route, apiPage: Page) {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const type = request.headers()['content-type'];
  const answer = await apiPage.evaluate(
    async ({ url, method, body, headers }) => {
      const init = { method, headers, ...(body ? { body } : {}) };
      const response = await fetch(url, init);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        contentType: response.headers.get('Content-Type') ?? '',
        base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      };
    },
    {
      url: pathname + search,
      method: request.method(),
      body: request.postData(),
      headers: { ...(await xsrfHeaders(apiPage)), ...(type ? { 'Content-Type': type } : {}) },
    },
  );
  await route.fulfill({
    status: answer.status,
    contentType: answer.contentType,
    body: Buffer.from(answer.base64, 'base64'),
  });
}

/** Runs in the page: notes the time at which `main` contains the text. */
function noteWhenShown(text: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main')?.textContent?.includes(text)) return;
    document.documentElement.dataset['shownAt'] = String(performance.now());
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Opens the mock build, whose API also serves the pages of the production build. */
export async function openApiPage(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(`http://localhost:${mocksPort}/about`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Answers the API calls of a page of the production build. */
export async function relayCalls(page: Page, apiPage: Page) {
  await page.route('**/api/v1/**', (route) => relay(route, apiPage));
}

/** A page of the production build with an API. */
export async function openProductionPage(context: BrowserContext, apiPage: Page) {
  const page = await context.newPage();
  await relayCalls(page, apiPage);
  return {
    page,
    /** Loads a path and waits until `main` contains the text. */
    async load(path: string, text: string) {
      await page.addInitScript(noteWhenShown, text);
      await page.goto(production + path);
      await page.locator('html[data-shown-at]').waitFor();
    },
  };
}

/** A slow mobile connection, so that a layout shift between two responses shows. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
