import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';

/** A cookie that the API sets. */
export type ApiCookie = {
  name: string;
  value: string;
  httpOnly: boolean;
  path: string;
  /** In seconds; 0 removes the cookie. */
  maxAge: number;
  sameSite: 'Strict' | 'Lax' | 'None';
  secure: boolean;
};

/** Cookies that the environment stores itself. */
export type CookieStore = {
  get(name: string): string | undefined;
  set(cookie: ApiCookie): void;
};

/** Bindings that a host passes with each request. */
export type ApiEnvironment = {
  cookieStore?: CookieStore;
  /**
   * The address of the client. A server passes the connection's address, or the one that a proxy
   * names if the proxy is trusted explicitly. Calls without one count as one client.
   */
  client?: string;
  /** The browser, if the request has no header that names it, as in a browser tab. */
  userAgent?: string;
};

/** Hono’s context of a request. */
export type ApiContext = Context<{ Bindings: ApiEnvironment }>;

/** The cookies of a request; `writeTo` adds the changed ones to the response. */
export type Cookies = CookieStore & { writeTo(headers: Headers): void };

function headerCookies(context: ApiContext): Cookies {
  const changed = new Map<string, ApiCookie>();
  return {
    get: (name) => getCookie(context, name),
    set: (cookie) => changed.set(cookie.name, cookie),
    writeTo(headers) {
      for (const { name, value, ...options } of changed.values()) {
        headers.append('Set-Cookie', serialize(name, value, options));
      }
    },
  };
}

/**
 * Uses the environment's cookie store if there is one: in a browser tab a `Response` can't carry
 * `Set-Cookie`.
 */
export function requestCookies(context: ApiContext): Cookies {
  const cookieStore = context.env?.cookieStore;
  if (!cookieStore) return headerCookies(context);
  return {
    get: (name) => cookieStore.get(name),
    set: (cookie) => cookieStore.set(cookie),
    writeTo: () => undefined,
  };
}
