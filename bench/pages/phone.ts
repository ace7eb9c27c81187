import { login } from '@contract/endpoints/account';
import { readHome } from '@contract/endpoints/posts';
import { cookieNames, sessionKeys, xsrfHeader } from '@contract/storageKeys';
import type { Browser, BrowserContext } from '@playwright/test';
import { personaPassword } from '@server/seed/personas';
import * as v from 'valibot';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** In the pixels of the screen. */
export const screenWidth = Math.ceil(phone.viewport.width * phone.deviceScaleFactor);

export type Persona = 'author' | 'reader';

/** Signs in over the API and stores the session like the app. */
async function signIn(context: BrowserContext, origin: string, username: Persona) {
  const api = `${origin}/api/v1`;
  // Any answer sets the cookie that calls which change something repeat in a header.
  await context.request.get(api + readHome.path);
  const cookies = await context.cookies(origin);
  const xsrf = cookies.find(({ name }) => name === cookieNames.xsrf)?.value ?? '';
  const response = await context.request.post(api + login.path, {
    headers: { [xsrfHeader]: xsrf },
    data: { username, password: personaPassword },
  });
  const { tokens, ...user } = v.parse(login.answer, await response.json()).user;
  const entries = [
    [sessionKeys.isLoggedIn, 'true'],
    [sessionKeys.role, user.role],
    [sessionKeys.user, JSON.stringify(user)],
    [sessionKeys.renewedAt, String(Date.now())],
    [sessionKeys.tokens, JSON.stringify(tokens)],
  ] as const;
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, entries);
}

/** Opens a page on a phone with an empty cache, and closes it afterwards. */
export async function withPhone<Result>(
  { browser, origin, persona }: { browser: Browser; origin: string; persona?: Persona | undefined },
  work: (context: BrowserContext) => Promise<Result>,
) {
  const context = await browser.newContext(phone);
  try {
    if (persona) await signIn(context, origin, persona);
    return await work(context);
  } finally {
    await context.close();
  }
}
