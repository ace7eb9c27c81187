import { type CardSubject, cardSubject } from '@contract/cardPath';
import { type HistoryView, readHistoryView } from '@contract/historyView';
import { type HubQuery, readHubQuery } from '@contract/hubQuery';
import { limits } from '@contract/limits';
import { fileFor, pageFiles } from '@contract/pageFiles';
import { pageNumberOf } from '@contract/pageNumber';
import {
  folderOf,
  historyPath,
  hubPath,
  paths,
  pathTo,
  postPath,
  profilePath,
  publicBookPath,
} from '@contract/pages';
import { normalizeUsername } from '@contract/usernames';

export type Address =
  | { kind: 'home' }
  | ({ kind: 'hub' } & HubQuery)
  | { kind: 'post'; slug: string }
  /** The versions of a post, and what changed in one of them or since one of them. */
  | { kind: 'history'; slug: string; view: HistoryView; page: number }
  | { kind: 'author'; username: string }
  /** A public heading. */
  | { kind: 'book'; username: string; slug: string; page: number }
  | { kind: 'preview'; token: string }
  | { kind: 'card'; subject: CardSubject }
  /** A page without data; `path` is rendered for all addresses of its kind. */
  | { kind: 'plain'; path: string }
  | { kind: 'missing' };

/** The API refuses longer search terms. */
function readHub(params: URLSearchParams): Address {
  const query = readHubQuery(params);
  const isTooLong = Math.max(query.q.length, query.tag.length) > limits.longest.searchTerm;
  return isTooLong ? { kind: 'plain', path: paths.posts } : { kind: 'hub', ...query };
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

const historyEnd = paths.history.slice(paths.post.length);

function readPostOrHistory({ pathname, searchParams }: URL): Address | null {
  const isHistory = pathname.endsWith(historyEnd);
  const slug = readName(paths.post, isHistory ? pathname.slice(0, -historyEnd.length) : pathname);
  if (slug === undefined) return null;
  if (!slug) return { kind: 'missing' };
  if (!isHistory) return { kind: 'post', slug };
  const view = readHistoryView(searchParams);
  return { kind: 'history', slug, view, page: pageNumberOf(searchParams) };
}

/** A public heading of a member. */
function readBook({ pathname, searchParams }: URL): Address | null {
  const folder = folderOf(paths.publicBook);
  if (!pathname.startsWith(folder)) return null;
  const [username, slug, ...others] = pathname.slice(folder.length).split('/').map(decoded);
  if (!username || !slug || others.length > 0) return { kind: 'missing' };
  return { kind: 'book', username, slug, page: pageNumberOf(searchParams) };
}

/** The path that is rendered for a page without data: a member's pages have one skeleton. */
function readPlain(path: string): Address {
  const rendered = pageFiles[fileFor(path) ?? ''] ?? paths.notFound;
  return rendered === paths.notFound ? { kind: 'missing' } : { kind: 'plain', path: rendered };
}

/** Which page is at a path without a slash at its end. */
export function readAddress(url: URL): Address {
  const { pathname, searchParams } = url;
  if (pathname === paths.home) return { kind: 'home' };
  if (pathname === paths.posts) return readHub(searchParams);
  const post = readPostOrHistory(url);
  if (post) return post;
  const book = readBook(url);
  if (book) return book;
  const username = readName(paths.profile, pathname);
  if (username !== undefined) return username ? { kind: 'author', username } : { kind: 'missing' };
  const token = readName(paths.preview, pathname);
  if (token !== undefined) return token ? { kind: 'preview', token } : { kind: 'missing' };
  const subject = cardSubject(pathname);
  return subject === null ? readPlain(pathname) : { kind: 'card', subject };
}

/** The path and search that are rendered and cached for an address with data. */
export function canonicalAddress(address: Exclude<Address, { kind: 'card' | 'missing' }>) {
  if (address.kind === 'home') return paths.home;
  if (address.kind === 'plain') return address.path;
  if (address.kind === 'post') return postPath(address.slug);
  if (address.kind === 'history') {
    const { slug, view, page } = address;
    const path = historyPath(slug, view);
    return page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
  }
  if (address.kind === 'book') {
    const path = publicBookPath(address.username, address.slug);
    return address.page === 1 ? path : `${path}?page=${address.page}`;
  }
  if (address.kind === 'preview') return pathTo('preview', { token: address.token });
  if (address.kind === 'author') return profilePath(address.username);
  return hubPath(address);
}

/** Under what the page of an address is kept: that of an author once for all spellings of the name. */
export function pageKey(address: Parameters<typeof canonicalAddress>[0]) {
  if (address.kind !== 'author') return canonicalAddress(address);
  const username = normalizeUsername(address.username).toLowerCase();
  return canonicalAddress({ kind: 'author', username });
}

/** The path of a page that is named in it, in the one way to write it. */
export function canonicalPath(address: Address) {
  if (address.kind === 'post') return postPath(address.slug);
  if (address.kind === 'history') return historyPath(address.slug);
  return address.kind === 'author' ? profilePath(address.username) : null;
}

/** The path without repeated slashes and without slashes at its end. */
export function withoutExtraSlashes(pathname: string) {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
