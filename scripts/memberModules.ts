import { dirname } from 'node:path/posix';
import { importsOf, type SourceFile } from './sourceFiles.ts';

const typeImports = /^(?:import|export) type [^;]*;/gm;
const entries = ['src/main.tsx', 'src/app/render.tsx'];

/** The views of the dashboard are shown in the frame that loads memberStyles.css. */
const loadsMemberStyles = ({ path, source }: SourceFile) =>
  path.startsWith('src/pages/dashboard/') || source.includes("import '@/memberStyles.css'");

/** The modules that run without memberStyles.css. */
function findVisitorModules(files: readonly SourceFile[]) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set(entries);
  for (const path of found) {
    const file = byPath.get(path);
    if (!file) continue;
    const imported = importsOf({ path, source: file.source.replaceAll(typeImports, '') });
    for (const name of imported.flatMap((one) => [one, `${one}.ts`, `${one}.tsx`])) {
      const module = byPath.get(name);
      if (module && !loadsMemberStyles(module)) found.add(name);
    }
  }
  return found;
}

/** The modules that run only where memberStyles.css is loaded, and the folders that have no others. */
export function memberModules(files: readonly SourceFile[]) {
  const visitors = findVisitorModules(files);
  const mixed = new Set<string>();
  for (const path of visitors) {
    for (let folder = dirname(path); !mixed.has(folder); folder = dirname(folder))
      mixed.add(folder);
  }
  const largest = files
    .filter(({ path }) => !visitors.has(path))
    .map(({ path }) => {
      let at = path;
      while (!mixed.has(dirname(at))) at = dirname(at);
      return at === path ? path : `${at}/`;
    });
  return [...new Set(largest)];
}
