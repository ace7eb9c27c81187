import { apiLimits } from './apiLimits';
import { postPath } from './pages';

/** A host, a query, a fragment or a character that can't be seen. */
const unfit = /^(?!\/)|\/\/|[?#\\\p{Cc}]/u;

/**
 * How a path of another site is stored and looked up: decoded, without the slash at its end. Null if it is no absolute path
 * below the root, or too long.
 */
export function formerPathKey(path: string) {
  if (unfit.test(path)) return null;
  try {
    const { pathname } = new URL(path, 'https://localhost');
    const key = decodeURI(pathname).replace(/\/$/, '');
    return key === '' || key.length > apiLimits.formerPath || unfit.test(key) ? null : key;
  } catch {
    // A path with a % that encodes nothing.
    return null;
  }
}

/** The former path that leads to the same address as a post with this url; '' if none can. */
export const formerPathOfUrl = (url: string) => formerPathKey(postPath(url)) ?? '';
