import { isPageName, pageNames, paths } from '@contract/pages';
import { dashboardFrame, guards, pageComponent } from './pageComponents';

/** The manifest of Vite's build. */
export type Manifest = Readonly<
  Record<
    string,
    {
      file: string;
      imports?: readonly string[];
      dynamicImports?: readonly string[];
      css?: readonly string[];
    }
  >
>;

type Collected = { withLater?: boolean };

/** The addresses of the chunks of modules, of their styles, and of everything they import; also what they import later. */
function filesOf(
  manifest: Manifest,
  modules: readonly string[],
  { withLater = false }: Collected = {},
) {
  const found = new Set<string>();
  function collect(key: string) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    const later = withLater ? (chunk.dynamicImports ?? []) : [];
    for (const imported of [...(chunk.imports ?? []), ...later]) collect(imported);
  }
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`There is no chunk for ${module}.`);
    collect(module);
  }
  return [...found].map((file) => `/${file}`);
}

/**
 * Returns the addresses of a module's chunk, of its styles and of everything it imports, without what the
 * template loads already.
 */
export function createChunksOf(manifest: Manifest, template: string) {
  return (module: string) =>
    filesOf(manifest, [module]).filter((address) => !template.includes(address));
}

/** What the app of a signed-in user loads at its start. */
export const sessionModules = [
  'src/app/member.ts',
  'src/api/http.ts',
  'src/app/layout/AccountMenu.tsx',
];
/** What the loaders of the dashboard load. */
export const dashboardModules = ['src/features/dashboard/viewQueries.ts'];

/** What saves a post that is read without a connection. */
export const savingModules = ['src/features/book/passages/toggleSaved.ts'];

/** The modules whose chunks the app needs at its start on these pages, outermost first. */
export function modulesOf(pages: readonly string[]) {
  const own = pages.map((page) => `src/pages/${page}.tsx`);
  // Visitors come to profiles too.
  const isForMembers =
    pages.includes(guards.member.page) && !pages.includes(pageComponent('profile').page);
  return [
    ...own,
    ...(isForMembers ? sessionModules : []),
    ...(pages.includes(dashboardFrame.page) ? dashboardModules : []),
  ];
}

/** What readers need without a connection, besides the page itself. */
export const offlineModules = [
  'index.html',
  'src/app/layout/OfflineLine.tsx',
  'src/api/http.ts',
  'src/offline/offlineAnswers.ts',
  'src/lib/browser/sendLater.ts',
  'src/features/comments/writing/CommentEditor.tsx',
  'src/features/comments/writing/QueuedNote.tsx',
  'src/pages/NotFoundPage.tsx',
  'src/features/posts/post/RetryPost.tsx',
];

const moduleOf = ({ page }: { page: string }) => `src/pages/${page}.tsx`;

const memberModules = () => [
  ...sessionModules,
  ...dashboardModules,
  ...[dashboardFrame, guards.member].map(moduleOf),
  ...savingModules,
  ...pageNames('member').map((name) => moduleOf(pageComponent(name))),
];

/** What the service worker caches: for the start of each page, and for the pages of members. */
export function offlineFiles(manifest: Manifest) {
  const code = Object.keys(paths)
    .filter(isPageName)
    .flatMap((name) => {
      const file = manifest[moduleOf(pageComponent(name))]?.file;
      return file === undefined ? [] : [[paths[name], `/${file}`] as const];
    });
  return {
    start: filesOf(manifest, offlineModules),
    pages: Object.fromEntries(code),
    member: filesOf(manifest, memberModules(), { withLater: true }),
  };
}
