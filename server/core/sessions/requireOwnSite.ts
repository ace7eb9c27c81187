import { requestMessages } from '@contract/texts/apiMessages';
import { forbidden } from '../failure';
import type { Settings } from '../ports';

/**
 * Throws 403 if the browser says that a page of another site makes the request, unless its origin is one
 * of `pageOrigins`. Clients that send neither header pass.
 */
export function requireOwnSite({ url, headers }: Request, { siteUrl, pageOrigins }: Settings) {
  const origin = headers.get('Origin');
  if (origin !== null && pageOrigins.includes(origin)) return;
  const isOwn = [url, siteUrl].some((address) => new URL(address).origin === origin);
  const isForeign = origin !== null && !isOwn;
  if (isForeign || headers.get('Sec-Fetch-Site') === 'cross-site') {
    throw forbidden(requestMessages.foreignSite);
  }
}
