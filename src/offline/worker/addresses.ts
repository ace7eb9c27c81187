import { apiPath, filesPath } from '@contract/apiPath';
import { folderOf, isWhole, pages } from '@contract/pages';

/** What an address of this site is; null for what the worker leaves alone. */
export type Kind = 'page' | 'asset' | 'file' | 'image';

const picturesPath = apiPath + filesPath;

const isApi = (path: string) => path.startsWith(`${apiPath}/`);

/** Feeds, `robots.txt` and other files at the root. */
const hasEnding = (path: string) => /\.\w+$/.test(path);

/** Only pictures of pages: files can also be audio, video or downloads. */
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** The kind of an address that a page has loaded. */
export function kindOf(path: string): Kind | null {
  if (path.startsWith('/assets/')) return 'asset';
  if (picture.test(path))
    return path.startsWith(picturesPath) ? 'file' : isApi(path) ? null : 'image';
  return isApi(path) || hasEnding(path) ? null : 'page';
}

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url' | 'headers'>;

/** The kind of a request that the worker answers. */
export function kindOfRequest({ method, mode, destination, url, headers }: Asked, origin: string) {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || headers.has('Range')) return null;
  const kind = kindOf(address.pathname);
  const isNavigation = mode === 'navigate';
  if (kind === 'page') return isNavigation ? kind : null;
  if (kind === 'asset') return isNavigation ? null : kind;
  return destination === 'image' ? kind : null;
}

/** Previews have a secret address, and their link can end. */
const { preview: _, ...shared } = pages.data;
const keptPages = Object.values({ ...shared, ...pages.static });

/** Whether the HTML at a path may be cached: of pages that are the same for everybody, at addresses without a token. */
export function isKeptPage(path: string) {
  return keptPages.some((page) =>
    isWhole(page) ? path === page : path.startsWith(folderOf(page)),
  );
}

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** The file with the code of the page at a path, of the files by the pattern of their path. */
export function codeOf(path: string, files: Readonly<Record<string, string>>) {
  const pattern = Object.keys(files).find((pattern) => matches(pattern, path));
  return pattern === undefined ? null : (files[pattern] ?? null);
}

/** Whether a path has the same HTML as all pages for members. */
export const isMemberPage = (path: string) => {
  const members: readonly string[] = Object.values(pages.member);
  return members.includes(path);
};
