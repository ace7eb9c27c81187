import type { Page } from '@playwright/test';

/** Watches which scripts the page loads. Their names are hashes, so their text tells them apart. */
export function watchScripts(page: Page) {
  // Read when they arrive: a second request for them can meet a connection that the server closes.
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.set(response.url(), response.text());
  });
  return async function countScriptsWith(text: string) {
    const scripts = await Promise.all(texts.values());
    return scripts.filter((script) => script.includes(text)).length;
  };
}
