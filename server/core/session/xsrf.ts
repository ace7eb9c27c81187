import { requestMessages } from '@contract/texts/apiMessages';
import { forbidden } from '../http/failure';
import type { RequestContext } from '../http/handlerTypes';
import { setXsrfCookie } from './sessionCookies';

/** Constant-time comparison. */
export function isSameText(one: string, other: string) {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) {
    difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  }
  return difference === 0;
}

type Asking = Pick<RequestContext, 'ports' | 'cookies' | 'xsrf'>;

/**
 * Throws 403 and sets the XSRF cookie again unless the request carries the session's XSRF token.
 */
export function checkXsrf({ ports, cookies, xsrf }: Asking, expected: string) {
  if (isSameText(xsrf, expected)) return;
  setXsrfCookie({ cookies, settings: ports.settings }, expected, () => expected);
  throw forbidden(requestMessages.xsrfMismatch);
}
