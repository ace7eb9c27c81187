import { apiLimits } from '@contract/apiLimits';
import { formerPathKey } from '@contract/formerPath';

/** The path of an address or path; null if it can't be forwarded. */
function pathOf(written: string) {
  const address = written.trim();
  const isAddress = /^https?:\/\//i.test(address);
  if (!isAddress && !address.startsWith('/')) return null;
  if (!isAddress && /[?#]/.test(address)) return null;
  if (!URL.canParse(address, 'https://former.invalid')) return null;
  const { pathname, search } = new URL(address, 'https://former.invalid');
  return search === '' && formerPathKey(pathname) !== null ? pathname : null;
}

/** The paths under which the other site showed a post, and the addresses that have none. */
export function readFormerUrls(written: readonly string[]) {
  const paths = new Set<string>();
  const refused: string[] = [];
  for (const address of written) {
    if (address.trim() === '') continue;
    const path = pathOf(address);
    if (path === null || paths.size >= apiLimits.formerPaths) refused.push(address);
    else paths.add(path);
  }
  return { formerUrls: [...paths], refused };
}
