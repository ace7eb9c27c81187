import type { ApiCookie, CookieStore } from '@server/core/cookies';
import * as v from 'valibot';

/**
 * The mock's cookie store. A `Response` created in the page can't set cookies, so HttpOnly cookies
 * are stored here and the others in `document.cookie`.
 */
const storedCookie = v.object({ value: v.string(), expiresAt: v.number() });
export const storedCookies = v.record(v.string(), storedCookie);
export type StoredCookies = v.InferOutput<typeof storedCookies>;

/** The cookies that scripts can read. */
export type ReadableCookies = {
  read(name: string): string | undefined;
  write(cookie: ApiCookie): void;
};

export const documentCookies: ReadableCookies = {
  read(name) {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found?.slice(name.length + 1);
  },
  write({ name, value, path, maxAge, sameSite }) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in all browsers
    document.cookie = `${name}=${value}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}`;
  },
};

export type MockCookieStore = CookieStore & {
  all(): StoredCookies;
  replace(cookies: StoredCookies): void;
  hasChanged: boolean;
};

export function createCookieStore(now: () => number, readable: ReadableCookies): MockCookieStore {
  let stored: StoredCookies = {};
  return {
    hasChanged: false,
    all: () => stored,
    replace(cookies) {
      stored = cookies;
    },
    get(name) {
      const cookie = stored[name];
      if (cookie && cookie.expiresAt > now()) return cookie.value;
      return readable.read(name);
    },
    set(cookie) {
      if (!cookie.httpOnly) {
        readable.write(cookie);
        return;
      }
      this.hasChanged = true;
      const { [cookie.name]: _, ...others } = stored;
      const next = { value: cookie.value, expiresAt: now() + cookie.maxAge * 1000 };
      stored = cookie.maxAge > 0 ? { ...others, [cookie.name]: next } : others;
    },
  };
}
