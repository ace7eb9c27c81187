import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinUrl } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export type SourceFile = { path: string; source: string };

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/[\\/]testing[\\/]/.test(path);

/** Reads the TypeScript files below `folders`, without tests and their helpers. */
export function readSources(...folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter(isSource)
      .map((path) => ({
        path: path.replaceAll('\\', '/'),
        source: readFileSync(join(root, path), 'utf8'),
      })),
  );
}

const aliases = {
  '@/': 'src/',
  '@contract/': 'contract/',
  '@server/': 'server/',
  '@mocks/': 'mocks/',
};
const specifier = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** What a file imports from the tree, also types and dynamically: paths without the ending of TypeScript files. */
export function importsOf({ path, source }: SourceFile) {
  return Array.from(source.matchAll(specifier)).flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [joinUrl(dirname(path), name)];
    const alias = Object.entries(aliases).find(([prefix]) => name.startsWith(prefix));
    return alias ? [alias[1] + name.slice(alias[0].length)] : [];
  });
}
