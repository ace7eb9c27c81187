import type { Endpoint } from '@contract/endpoint';
import { gateTexts } from '@contract/texts/gateTexts';
import type { RequestContext } from '../context';
import { unauthenticated } from '../failure';

/** Throws 401 if the endpoint needs a session and the request has none. */
export function requireSession(
  { needsSession }: Pick<Endpoint, 'needsSession'>,
  { viewer, session }: Pick<RequestContext, 'viewer' | 'session'>,
) {
  if (!needsSession || (viewer && session)) return;
  throw unauthenticated(needsSession === true ? undefined : gateTexts[needsSession]);
}
