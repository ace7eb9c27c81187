import { requestMessages } from '@contract/texts/apiMessages';
import type { SessionRow } from '@server/data/rows/rows';
import type { RequestContext } from '../context';
import { forbidden } from '../failure';
import { readXsrfCookie, writeXsrfCookie } from './sessionCookies';

/** Constant-time comparison. */
export function isSameText(one: string, other: string) {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) {
    difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  }
  return difference === 0;
}

type AskingContext = Pick<RequestContext, 'ports' | 'cookies' | 'xsrf'>;

/** Sets the XSRF cookie if it is missing or differs from the session's token. */
export function syncXsrfCookie(context: AskingContext, session: SessionRow | null) {
  const current = readXsrfCookie(context);
  const expected = session?.xsrf ?? (current || context.ports.secrets.random());
  if (current !== expected) writeXsrfCookie(context, expected);
}

/**
 * Throws 403 and sets a fresh XSRF cookie unless the request carries the session's XSRF token, or
 * without a session the one of the cookie.
 */
export function checkXsrf(context: AskingContext, session: SessionRow | null) {
  const expected = session?.xsrf ?? readXsrfCookie(context);
  if (expected !== '' && isSameText(context.xsrf, expected)) return;
  writeXsrfCookie(context, session?.xsrf ?? context.ports.secrets.random());
  throw forbidden(requestMessages.xsrfMismatch);
}
