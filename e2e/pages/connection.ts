import { offlineCaches, offlineWorkerPath } from '@contract/storageKeys';
import type { BrowserContext, Page, Route } from '@playwright/test';

const fail = (route: Route) => route.abort('internetdisconnected');

/** Runs in each page that is loaded. */
function claimOffline() {
  Object.defineProperty(navigator, 'onLine', {
    get: () => sessionStorage.getItem('online') === 'true',
  });
}

/**
 * Cuts the connection of all pages, and of the service worker: `setOffline` ends for it when it answers a page. Returns
 * what connects them again.
 */
export async function disconnect(context: BrowserContext) {
  await context.route('**/*', fail);
  await context.setOffline(true);
  await context.addInitScript(claimOffline);
  return async function connect() {
    await context.unroute('**/*', fail);
    for (const page of context.pages()) {
      await page.evaluate(() => sessionStorage.setItem('online', 'true'));
    }
    // The pages hear of it when the state changes.
    await context.setOffline(true);
    await context.setOffline(false);
  };
}

/** What is stored for reading without a connection. */
export function storedAddresses(page: Page) {
  return page.evaluate(async (names) => {
    const entries = Object.entries(names).map(async ([kind, name]) => {
      if (!(await caches.has(name))) return [kind, []] as const;
      const requests = await (await caches.open(name)).keys();
      return [kind, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }, offlineCaches);
}

/** The code that members can open the editor and the dashboard with, as the build has written it into the worker. */
export async function memberFiles(page: Page) {
  const worker = await (await page.request.get(offlineWorkerPath)).text();
  return worker.slice(worker.lastIndexOf('member:')).match(/\/assets\/[\w.-]+/g) ?? [];
}
