import { day, minute } from '@contract/durations';
import { passkeyLimits } from '@contract/passkeys/passkeyEntities';
import { devices } from '@contract/rates';
import { cookieNames } from '@contract/storageKeys';
import type { SessionRow } from '@server/data/rows/rows';
import type { ApiCookie, Cookies } from '../cookies';
import type { Ports, Settings } from '../ports';
import { tokenLifetimes } from '../tokens/emailTokens';

/** Milliseconds until the access cookie expires. */
export const accessLifetime = 15 * minute;
/** Milliseconds until the refresh cookie expires. */
export const refreshLifetime = 30 * day;
/**
 * For how long replaced secrets stay valid after a rotation, for parallel requests and lost
 * responses.
 */
export const rotationGrace = 30_000;

/** Milliseconds until an unused state of a sign-in with Google expires. */
export const googleStateLifetime = day;

/** The part of a request's context that reading and setting cookies needs. */
export type CookieContext = { cookies: Cookies; ports: Pick<Ports, 'settings'> };
type ReadContext = { cookies: Pick<Cookies, 'get'>; ports: Pick<Ports, 'settings'> };
type CookieKind = keyof typeof cookieNames;

const lifetimes: Record<CookieKind, number> = {
  access: accessLifetime,
  refresh: refreshLifetime,
  device: devices.lifetime,
  merge: tokenLifetimes.merge,
  googleState: googleStateLifetime,
  passkey: passkeyLimits.answerWithin,
  xsrf: refreshLifetime,
};

/**
 * Under TLS the prefix `__Host-` stops other hosts of the domain from setting the cookie. The name of
 * the XSRF cookie is fixed, because the page reads it.
 */
function nameOf(kind: CookieKind, { secureCookies }: Settings) {
  return secureCookies && kind !== 'xsrf' ? `__Host-${cookieNames[kind]}` : cookieNames[kind];
}

const read = ({ cookies, ports }: ReadContext, kind: CookieKind) =>
  cookies.get(nameOf(kind, ports.settings));

function write({ cookies, ports }: CookieContext, kind: CookieKind, value: string) {
  const { settings } = ports;
  const cookie: ApiCookie = {
    name: nameOf(kind, settings),
    value,
    httpOnly: kind !== 'xsrf',
    // The prefix `__Host-` requires the path `/`.
    path: kind === 'xsrf' || settings.secureCookies ? '/' : settings.apiPath,
    maxAge: value === '' ? 0 : lifetimes[kind] / 1000,
    sameSite: settings.pageOrigins.length > 0 ? 'None' : 'Strict',
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
export const readAccess = (context: ReadContext) => readCredential(read(context, 'access'));

/** The credential in the refresh cookie. */
export const readRefresh = (context: CookieContext) => readCredential(read(context, 'refresh'));

/** The secret of a sign-in with the provider that waits for the account's password. */
export const readMergeSecret = (context: CookieContext) => read(context, 'merge') ?? '';

/** Sets the cookie of a sign-in that waits for the password; an empty secret clears it. */
export function writeMergeSecret(context: CookieContext, secret: string) {
  write(context, 'merge', secret);
}

/** Sets all cookies of a session. */
export function writeCredentials(
  context: CookieContext,
  session: SessionRow,
  secrets: { access: string; refresh: string },
) {
  write(context, 'access', `${session.id}.${secrets.access}`);
  write(context, 'refresh', `${session.id}.${secrets.refresh}`);
  write(context, 'xsrf', session.xsrf);
}

function readSecret(value: string | undefined) {
  return value !== undefined && /^[\w-]{20,200}$/.test(value) ? value : null;
}

/** The secret in the device cookie. */
export const readDevice = (context: CookieContext) => readSecret(read(context, 'device'));

/** Sets the device cookie. */
export const writeDevice = (context: CookieContext, secret: string) =>
  write(context, 'device', secret);

/** The state of a sign-in with Google that has not ended yet. */
export const readGoogleState = (context: CookieContext) => readSecret(read(context, 'googleState'));

/** Sets the cookie of a sign-in with Google; an empty state clears it. */
export const writeGoogleState = (context: CookieContext, state: string) =>
  write(context, 'googleState', state);

/** The seed of a challenge that waits for the answer of a passkey. */
export const readPasskeySeed = (context: CookieContext) => readSecret(read(context, 'passkey'));

/** Sets the cookie of a challenge; an empty seed clears it. */
export const writePasskeySeed = (context: CookieContext, seed: string) =>
  write(context, 'passkey', seed);

/** Clears the credential cookies; the XSRF cookie stays for the next sign-in. */
export function clearCredentials(context: CookieContext) {
  write(context, 'access', '');
  write(context, 'refresh', '');
}

/** The token in the XSRF cookie, or an empty string. */
export const readXsrfCookie = (context: CookieContext) => read(context, 'xsrf') ?? '';

/** Sets the XSRF cookie. */
export const writeXsrfCookie = (context: CookieContext, token: string) =>
  write(context, 'xsrf', token);
