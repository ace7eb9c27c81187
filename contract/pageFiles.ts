import { folderOf, isWhole, pages, paths, postPath } from './pages';

/** The paths of what is rendered at build time for one address. */
const rendered: readonly string[] = Object.values({
  ...pages.data,
  ...pages.static,
  ...pages.guest,
}).filter(isWhole);

const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`;

/** What hosts answer unknown paths with. */
export const notFoundFile = '404.html';
const postShell = 'shells/post.html';
const appShell = 'shells/app.html';

/**
 * The files that the build renders, and the path at which it renders each. The shells contain the
 * skeleton of a post and of the pages for members.
 */
export const pageFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rendered.map((path) => [fileOf(path), path])),
  [notFoundFile]: paths.notFound,
  [postShell]: postPath('-'),
  [appShell]: paths.dashboard,
};

/** All paths below a folder have the same file: a host can't tell which of them exist. */
function hostPattern(path: string) {
  const folder = folderOf(path);
  return path.startsWith(folder) ? `${folder}*` : path;
}

const postPattern = hostPattern(paths.post);

/** The patterns of the paths without a file of their own, and the file for each. */
export const rewrites: ReadonlyMap<string, string> = new Map(
  Object.values(paths)
    .filter((path) => !rendered.includes(path) && path !== paths.notFound)
    .map(hostPattern)
    .map((pattern) => [pattern, pattern === postPattern ? postShell : appShell]),
);

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The file for the page at a path; null if no page is there. */
export function fileFor(path: string) {
  const trimmed = path.replace(/(.)\/$/, '$1');
  if (rendered.includes(trimmed)) return fileOf(trimmed);
  if (trimmed === paths.notFound) return notFoundFile;
  const [, file = null] = [...rewrites].find(([pattern]) => fits(pattern, trimmed)) ?? [];
  return file;
}

/**
 * The text of a regular expression for the paths with a page. Hosts that don't know the rewrites
 * answer them with 404.html.
 */
export function knownPaths() {
  const sources = [...rendered, ...rewrites.keys()].map((path) => path.replace(/\*$/, '.*'));
  return `^(?:${sources.join('|')})/?$`;
}
