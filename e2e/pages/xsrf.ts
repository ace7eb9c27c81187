import { cookieNames, xsrfHeader } from '@contract/storageKeys';
import type { Page } from '@playwright/test';

/** The XSRF header for API calls from the page. */
export async function xsrfHeaders(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === cookieNames.xsrf)?.value ?? '';
  return { [xsrfHeader]: decodeURIComponent(token) };
}
