import { dirname } from 'node:path/posix';
import { importsOf, type SourceFile } from './sourceFiles';

/**
 * Folders with the vocabulary of their subfolders (types, lists) and also combine them. They and
 * their subfolders may import each other; all other folders may import each other in one direction only.
 */
const vocabularies = ['contract', 'contract/document'];

const isAllowed = (one: string, other: string) =>
  vocabularies.some(
    (parent) =>
      (one === parent && dirname(other) === parent) ||
      (other === parent && dirname(one) === parent),
  );

/** Which folders each folder imports, also types and dynamically. */
function folderImports(files: readonly SourceFile[]) {
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const from = dirname(file.path);
    for (const path of importsOf(file)) {
      const to = dirname(path);
      if (path.endsWith('.css') || to === from || isAllowed(from, to)) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** The shortest way of imports from a folder back to itself, or null. */
function wayBack(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>) {
  const before = new Map<string, string>();
  const queue = [start];
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
    for (const next of imports.get(folder) ?? []) {
      if (next === start) {
        const way = [folder];
        for (let at = before.get(folder); at !== undefined; at = before.get(at)) way.unshift(at);
        return way;
      }
      if (before.has(next)) continue;
      before.set(next, folder);
      queue.push(next);
    }
  }
  return null;
}

/** The cycles of folders that import each other, each as a text that names its folders. */
export function findFolderCycles(files: readonly SourceFile[]) {
  const imports = folderImports(files);
  const found = new Map<string, string>();
  for (const folder of imports.keys()) {
    const way = wayBack(folder, imports);
    if (!way) continue;
    const key = way.toSorted().join(' ');
    if (!found.has(key)) found.set(key, [...way, folder].join(' > '));
  }
  return [...found.values()];
}
