import { cardPostId } from '@contract/cardPath';
import { limits } from '@contract/limits';
import { fileFor, pageFiles } from '@contract/pageFiles';
import { folderOf, hubPath, paths, postPath, profilePath } from '@contract/pages';

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
    ? { kind: 'plain', path: paths.posts }
    : { kind: 'hub', q, tag, page: pageNumber(params) };
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The segment below the folder of a page; '' if it is none, undefined at other paths. */
function readName(page: string, pathname: string) {
  const folder = folderOf(page);
  if (!pathname.startsWith(folder)) return undefined;
  const segment = pathname.slice(folder.length);
  return segment.includes('/') ? '' : (decoded(segment)?.trim() ?? '');
}

/** The path that is rendered for a page without data: a member's pages have one skeleton. */
function readPlain(path: string): Address {
  const rendered = pageFiles[fileFor(path) ?? ''] ?? paths.notFound;
  return rendered === paths.notFound ? { kind: 'missing' } : { kind: 'plain', path: rendered };
}

/** Which page is at a path without a slash at its end. */
export function readAddress({ pathname, searchParams }: URL): Address {
  if (pathname === paths.home) return { kind: 'home' };
  if (pathname === paths.posts) return readHub(searchParams);
  const slug = readName(paths.post, pathname);
  if (slug !== undefined) return slug ? { kind: 'post', slug } : { kind: 'missing' };
  const username = readName(paths.profile, pathname);
  if (username !== undefined) return username ? { kind: 'author', username } : { kind: 'missing' };
  const postId = cardPostId(pathname);
  return postId === null ? readPlain(pathname) : { kind: 'card', postId };
}

/** The path and search that are rendered and cached for an address with data. */
export function canonicalAddress(address: Exclude<Address, { kind: 'card' | 'missing' }>) {
  if (address.kind === 'home') return paths.home;
  if (address.kind === 'plain') return address.path;
  if (address.kind === 'post') return postPath(address.slug);
  if (address.kind === 'author') return profilePath(address.username);
  return hubPath(address);
}

/** The path without repeated slashes and without slashes at its end. */
export function withoutExtraSlashes(pathname: string) {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
