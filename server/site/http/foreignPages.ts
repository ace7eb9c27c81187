import { cookieNames, xsrfHeader } from '@contract/storageKeys';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { cors } from 'hono/cors';

/** The XSRF token that the browser has after this answer. */
function xsrfToken(context: Context) {
  const prefix = `${cookieNames.xsrf}=`;
  const changed = context.res.headers.getSetCookie().find((line) => line.startsWith(prefix));
  return changed?.slice(prefix.length).split(';', 1)[0] ?? getCookie(context, cookieNames.xsrf);
}

/**
 * Lets pages of other origins call the API with its cookies. Their scripts can't read the XSRF cookie,
 * so they get its value in a header, which the browser shows only to these origins.
 */
export function allowForeignPages(origins: readonly string[]): MiddlewareHandler[] {
  if (origins.length === 0) return [];
  const isAllowed = (origin: string | undefined) =>
    origin !== undefined && origins.includes(origin);
  const allow = cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    credentials: true,
    allowHeaders: ['Content-Type', xsrfHeader],
    exposeHeaders: [xsrfHeader, 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  const addToken: MiddlewareHandler = async (context, next) => {
    await next();
    const token = isAllowed(context.req.header('Origin')) ? xsrfToken(context) : undefined;
    if (token) context.res.headers.set(xsrfHeader, token);
  };
  return [allow, addToken];
}
