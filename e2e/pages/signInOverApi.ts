import { login } from '@contract/endpoints/account';
import { sessionKeys } from '@contract/storageKeys';
import type { Page } from '@playwright/test';
import { personaPassword } from '@server/seed/personas';
import * as v from 'valibot';
import { xsrfHeaders } from './xsrf';

type Items = Readonly<Record<string, string>>;

/** Runs in the page. */
function storeItems(items: Items) {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}

/** Runs before every load of the page, but acts on the first one only: a later logout must last. Other sites have sessions of their own. */
function storeItemsOnce({ items, origin }: { items: Items; origin: string }) {
  if (location.origin !== origin) return;
  if (window.top !== window || sessionStorage.getItem('signed in')) return;
  sessionStorage.setItem('signed in', 'true');
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}

/** Like the page, it repeats the first call of a visit, which only gets the XSRF cookie. */
async function callLogin(page: Page, username: string) {
  const data = { username, password: personaPassword };
  const send = async () =>
    page.request.post(`/api/v1${login.path}`, { data, headers: await xsrfHeaders(page) });
  const first = await send();
  const response = first.status() === 403 ? await send() : first;
  const { user } = v.parse(login.answer, await response.json());
  return { user, origin: new URL(response.url()).origin };
}

/** Signs the page in before it loads, and stores the session as the app does. */
export async function signInOverApi(page: Page, username: string) {
  const isFirst = page.url() === 'about:blank';
  // Ends the app of the former member: a renewal of that session would replace the new cookies.
  if (!isFirst) await page.goto('/robots.txt');
  const { user: signedIn, origin } = await callLogin(page, username);
  const { tokens, ...user } = signedIn;
  const items = {
    [sessionKeys.isLoggedIn]: 'true',
    [sessionKeys.role]: user.role,
    [sessionKeys.user]: JSON.stringify(user),
    [sessionKeys.renewedAt]: String(Date.now()),
    [sessionKeys.tokens]: JSON.stringify(tokens),
  };
  if (isFirst) await page.addInitScript(storeItemsOnce, { items, origin });
  else await page.evaluate(storeItems, items);
}
