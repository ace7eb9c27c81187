import { cardPostId } from '@contract/cardPath';
import { limits } from '@contract/limits';
import { pageFor } from '../../../scripts/staticRoutes.mjs';

export type Address =
  | { kind: 'home' }
  | { kind: 'hub'; q: string; tag: string; page: number }
  | { kind: 'post'; slug: string }
  | { kind: 'author'; username: string }
  | { kind: 'card'; postId: string }
  /** A page without data; `path` is rendered for all addresses of its kind. */
  | { kind: 'plain'; path: string }
  | { kind: 'missing' };

const lastPage = 50_000;

function pageNumber(params: URLSearchParams) {
  const shown = Number(params.get('page') ?? 1);
  return Number.isInteger(shown) && shown >= 1 && shown <= lastPage ? shown : 1;
}

/** The parameters that the posts hub reads; any others are ignored. */
function readHub(params: URLSearchParams): Address {
  const q = (params.get('q') ?? '').trim();
  const tag = q ? '' : (params.get('tag') ?? '').trim();
  const isTooLong = Math.max(q.length, tag.length) > limits.longest.searchTerm;
  return isTooLong
    ? { kind: 'plain', path: '/posts' }
    : { kind: 'hub', q, tag, page: pageNumber(params) };
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The path that is rendered for a page without data: a member's pages have one skeleton. */
function readPlain(path: string): Address {
  const { file, status } = pageFor(path);
  if (status !== 200 || file === '/404.html') return { kind: 'missing' };
  return { kind: 'plain', path: file === '/shells/app.html' ? '/dashboard' : path };
}

/** Which page is at a path without a slash at its end. */
export function readAddress({ pathname, searchParams }: URL): Address {
  if (pathname === '/') return { kind: 'home' };
  if (pathname === '/posts') return readHub(searchParams);
  const [, folder, segment = '', ...rest] = pathname.split('/');
  const name = rest.length === 0 ? decoded(segment)?.trim() : null;
  if (folder === 'posts') return name ? { kind: 'post', slug: name } : { kind: 'missing' };
  if (folder === 'username') return name ? { kind: 'author', username: name } : { kind: 'missing' };
  if (folder === 'cards') {
    const postId = cardPostId(pathname);
    return postId === null ? { kind: 'missing' } : { kind: 'card', postId };
  }
  return readPlain(pathname);
}

/** The path and search that are rendered and cached for an address with data. */
export function canonicalAddress(address: Exclude<Address, { kind: 'card' | 'missing' }>) {
  if (address.kind === 'home') return '/';
  if (address.kind === 'plain') return address.path;
  if (address.kind === 'post') return `/posts/${encodeURIComponent(address.slug)}`;
  if (address.kind === 'author') return `/username/${encodeURIComponent(address.username)}`;
  const { q, tag, page } = address;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (tag) params.set('tag', tag);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/posts?${params}` : '/posts';
}

/** The path without repeated slashes and without slashes at its end. */
export function withoutExtraSlashes(pathname: string) {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
