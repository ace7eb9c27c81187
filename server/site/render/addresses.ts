import { type CardSubject, cardSubject } from '@contract/cardPath';
import { fillPath } from '@contract/endpoint';
import { fileFor, pageFiles } from '@contract/pageFiles';
import { pageQueries } from '@contract/pageQueries';
import { type DataPage, folderOf, isWhole, pages, paths } from '@contract/pages';
import { normalizeUsername } from '@contract/usernames';

type Params = Readonly<Record<string, string>>;

/** A page with data. `search` has only what the page reads, in the one way to write it. */
export type DataAddress = { kind: 'data'; page: DataPage; params: Params; search: URLSearchParams };

export type Address =
  | DataAddress
  | { kind: 'card'; subject: CardSubject }
  /** A page without data; `path` is rendered for all addresses of its kind. */
  | { kind: 'plain'; path: string }
  | { kind: 'missing' };

const isDataPage = (name: string): name is DataPage => Object.hasOwn(pages.data, name);
const dataPages = Object.keys(pages.data).filter(isDataPage);

/** The folders in which there are only pages with data. */
const dataFolders = dataPages
  .map((page) => paths[page])
  .filter((path) => !isWhole(path))
  .map(folderOf);

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return '';
  }
}

/** The parameters in a path; null if it doesn't fit the pattern or one of them is empty. */
function paramsIn(pathname: string, pattern: string): Params | null {
  const segments = pathname.split('/');
  const parts = pattern.split('/');
  const isParam = (part: string) => part.startsWith(':');
  const fits = parts.every((part, at) => isParam(part) || part === segments[at]);
  if (!fits || parts.length !== segments.length) return null;
  const values = parts.flatMap((part, at) =>
    isParam(part) ? [[part.slice(1), decoded(segments[at] ?? '')] as const] : [],
  );
  return values.every(([, value]) => value !== '') ? Object.fromEntries(values) : null;
}

function readData({ pathname, searchParams }: URL): DataAddress | null {
  for (const page of dataPages) {
    const params = paramsIn(pathname, paths[page]);
    if (params) {
      return { kind: 'data', page, params, search: pageQueries[page].written(searchParams) };
    }
  }
  return null;
}

/** The path that is rendered for a page without data: a member's pages have one skeleton. */
function readPlain(path: string): Address {
  const rendered = pageFiles[fileFor(path) ?? ''] ?? paths.notFound;
  return rendered === paths.notFound ? { kind: 'missing' } : { kind: 'plain', path: rendered };
}

/** Which page is at a path without a slash at its end. */
export function readAddress(url: URL): Address {
  const data = readData(url);
  if (data) return data;
  const { pathname } = url;
  if (dataFolders.some((folder) => pathname.startsWith(folder))) return { kind: 'missing' };
  const subject = cardSubject(pathname);
  return subject === null ? readPlain(pathname) : { kind: 'card', subject };
}

/** The path of a page with data, in the one way to write it; with other parameters that of another one. */
export const pathOf = ({ page, params }: DataAddress, others: Params = {}) =>
  fillPath(paths[page], { ...params, ...others });

/** The path of a page with data for any parameters. */
export const skeletonPath = ({ page }: DataAddress) => paths[page].replaceAll(/:\w+/g, '-');

/** The path and search that are rendered for a page with data. */
export function renderedAddress(address: DataAddress) {
  const search = address.search.toString();
  return search === '' ? pathOf(address) : `${pathOf(address)}?${search}`;
}

/** The cache key of a page with data: one for all spellings of an author's name. */
export function pageKey(address: DataAddress) {
  const { page, params } = address;
  if (page !== 'profile') return renderedAddress(address);
  const username = normalizeUsername(params['username'] ?? '').toLowerCase();
  return renderedAddress({ ...address, params: { username } });
}

/** The path without repeated slashes and without slashes at its end. */
export function withoutExtraSlashes(pathname: string) {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
