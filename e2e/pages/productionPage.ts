import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response, Route } from '@playwright/test';
import { mocksPort, productionPort } from '../ports';

export const production = `http://localhost:${productionPort}`;
const mocks = `http://localhost:${mocksPort}`;

/** Asks the API that lives in the page of the mock build, and answers the production build with it. */
async function relay(route: Route, api: Page) {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const answer = await api.evaluate(
    async ({ url, method, body, type }) => {
      const init = { method, ...(body ? { body, headers: { 'Content-Type': type } } : {}) };
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
      type: request.headers()['content-type'] ?? '',
    },
  );
  await route.fulfill({
    status: answer.status,
    contentType: answer.contentType,
    body: Buffer.from(answer.base64, 'base64'),
  });
}

/** Notes when the words are in the page, as what is asked for later is not needed to show them. */
function noteWhenShown(words: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main')?.textContent?.includes(words)) return;
    document.documentElement.dataset['shownAt'] = String(performance.now());
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Addresses that were asked for until the words stood there; all of them when none were waited for. */
function askedInTime() {
  const shownAt = Number(document.documentElement.dataset['shownAt'] ?? Number.POSITIVE_INFINITY);
  const entries = performance.getEntriesByType('resource');
  return entries.filter(({ startTime }) => startTime <= shownAt).map(({ name }) => name);
}

/** A page of the production build with a living API behind it, and the weight of what it loads. */
export async function openProductionPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const api = await context.newPage();
  await api.goto(`${mocks}/about`);
  await api.getByRole('heading', { level: 1 }).waitFor();
  const page = await context.newPage();
  await page.route('**/api/v1/**', (route) => relay(route, api));
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === production && pathname.endsWith('.js')) scripts.push(response);
  });
  return {
    page,
    waitFor: (words: string) => page.addInitScript(noteWhenShown, words),
    /** The JavaScript that it took to show the words, compressed, in KiB. */
    async weight() {
      const inTime = new Set(await page.evaluate(askedInTime));
      const needed = scripts.filter((script) => inTime.has(script.url()));
      const bodies = await Promise.all(needed.map((script) => script.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0) / 1024;
    },
    async close() {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

/** A connection like a train's: what jumps while things arrive one by one, jumps here. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Adds up what moved without anybody's doing. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          moved += Number(entry.value);
          document.documentElement.dataset.moved = String(moved);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
}
