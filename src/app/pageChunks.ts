import { dashboardFrame, guards, pageComponents } from './pageComponents';

/** The manifest of Vite's build. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>
>;

/**
 * Returns the addresses of a module's chunk, of its styles and of everything it imports, without what the
 * template loads already.
 */
export function createChunksOf(manifest: Manifest, template: string) {
  function collect(key: string, found: Set<string>) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found;
  }
  return (module: string) => {
    if (!manifest[module]) throw new Error(`There is no chunk for ${module}.`);
    return [...collect(module, new Set())]
      .map((file) => `/${file}`)
      .filter((address) => !template.includes(address));
  };
}

/** What the app of a signed-in user loads at its start. */
export const sessionModules = [
  'src/app/sessionKeeper.ts',
  'src/api/http.ts',
  'src/app/layout/AccountMenu.tsx',
];
/** What the loaders of the dashboard load. */
export const dashboardModules = ['src/features/dashboard/viewQueries.ts'];

/** The modules whose chunks the app needs at its start on these pages, outermost first. */
export function modulesOf(pages: readonly string[]) {
  const own = pages.map((page) => `src/pages/${page}.tsx`);
  // Visitors come to profiles too.
  const isForMembers =
    pages.includes(guards.member.page) && !pages.includes(pageComponents.profile.page);
  return [
    ...own,
    ...(isForMembers ? sessionModules : []),
    ...(pages.includes(dashboardFrame.page) ? dashboardModules : []),
  ];
}
