import type { Page } from '@playwright/test';

/** Watches which scripts the page loads. Their names are hashes, so their text tells them apart. */
export function watchScripts(page: Page) {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  return async function countScriptsWith(text: string) {
    const scripts = await Promise.all(
      [...urls].map(async (url) => (await page.request.get(url)).text()),
    );
    return scripts.filter((script) => script.includes(text)).length;
  };
}
