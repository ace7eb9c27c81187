import { cookieNames, xsrfHeader } from '@contract/storageKeys';
import type { Page } from '@playwright/test';

/** The header that a call made from the page needs, read from the page's cookie. */
export async function xsrfHeaders(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === cookieNames.xsrf)?.value ?? '';
  return { [xsrfHeader]: decodeURIComponent(token) };
}
