import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
      .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') })),
  );
}
