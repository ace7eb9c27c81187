import { login } from '@contract/endpoints/account';
import { sessionKeys } from '@contract/storageKeys';
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
  const response = await context.request.post(`${origin}/api/v1${login.path}`, {
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
