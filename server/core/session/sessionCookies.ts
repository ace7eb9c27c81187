import { devices } from '@contract/limits';
import { cookieNames } from '@contract/storageKeys';
import type { SessionRow } from '@server/data/rows';
import { tokenLifetimes } from '../accounts/emailedTokens';
import type { ApiCookie, Cookies } from '../http/cookies';
import type { Settings } from '../ports';

/** Milliseconds until the access cookie expires. */
export const accessLifetime = 15 * 60_000;
/** Milliseconds until the refresh cookie expires. */
export const refreshLifetime = 30 * 24 * 60 * 60_000;
/**
 * For how long replaced secrets stay valid after a rotation, for parallel requests and lost
 * responses.
 */
export const rotationGrace = 30_000;

type CookieTarget = { cookies: Cookies; settings: Settings };
type CookieKind = keyof typeof cookieNames;

const lifetimes: Record<CookieKind, number> = {
  access: accessLifetime,
  refresh: refreshLifetime,
  device: devices.lifetime,
  merge: tokenLifetimes.merge,
  xsrf: refreshLifetime,
};

function write({ cookies, settings }: CookieTarget, kind: CookieKind, value: string) {
  const cookie: ApiCookie = {
    name: cookieNames[kind],
    value,
    httpOnly: kind !== 'xsrf',
    path: kind === 'xsrf' ? '/' : settings.apiPath,
    maxAge: value === '' ? 0 : lifetimes[kind] / 1000,
    sameSite: 'Strict',
    secure: settings.secureCookies,
  };
  cookies.set(cookie);
}

/** The session id and secret in a cookie. */
export type Credential = { id: string; secret: string };

function readCredential(value: string | undefined): Credential | null {
  const match = /^([\w-]{1,100})\.([\w-]{1,200})$/.exec(value ?? '');
  return match?.[1] && match[2] ? { id: match[1], secret: match[2] } : null;
}

/** The credential in the access cookie. */
export const readAccess = (cookies: Cookies) => readCredential(cookies.get(cookieNames.access));

/** The credential in the refresh cookie. */
export const readRefresh = (cookies: Cookies) => readCredential(cookies.get(cookieNames.refresh));

/** The secret of a sign-in with the provider that waits for the account's password. */
export const readMergeSecret = (cookies: Cookies) => cookies.get(cookieNames.merge) ?? '';

/** Sets the cookie of a sign-in that waits for the password; an empty secret clears it. */
export function writeMergeSecret(target: CookieTarget, secret: string) {
  write(target, 'merge', secret);
}

/** Sets all cookies of a session. */
export function writeCredentials(
  target: CookieTarget,
  session: SessionRow,
  secrets: { access: string; refresh: string },
) {
  write(target, 'access', `${session.id}.${secrets.access}`);
  write(target, 'refresh', `${session.id}.${secrets.refresh}`);
  write(target, 'xsrf', session.xsrf);
}

/** The secret in the device cookie. */
export function readDevice(cookies: Cookies) {
  const value = cookies.get(cookieNames.device) ?? '';
  return /^[\w-]{20,200}$/.test(value) ? value : null;
}

/** Sets the device cookie. */
export const writeDevice = (target: CookieTarget, secret: string) =>
  write(target, 'device', secret);

/** Clears the credential cookies; the XSRF cookie stays for the next sign-in. */
export function clearCredentials(target: CookieTarget) {
  write(target, 'access', '');
  write(target, 'refresh', '');
}

/** Sets the XSRF cookie if it is missing or differs from the session's token. */
export function setXsrfCookie(target: CookieTarget, expected: string | null, create: () => string) {
  const readable = target.cookies.get(cookieNames.xsrf);
  if (expected !== null && readable !== expected) write(target, 'xsrf', expected);
  if (expected === null && !readable) write(target, 'xsrf', create());
}
