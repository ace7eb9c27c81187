import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { root } from './install.mjs';

const require = createRequire(import.meta.url);

/**
 * The path of an empty PGlite database, a compressed tar file. Creating it takes seconds and 900 MB of
 * memory, so another process does it once for each version of PGlite.
 */
export function databaseTemplate() {
  const manifest = resolve(require.resolve('@electric-sql/pglite'), '../../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = join(root, `node_modules/.cache/commonplace/pglite-${version}.tar.gz`);
  if (!existsSync(file)) {
    const program = join(root, 'scripts/createDatabaseTemplate.mjs');
    const { status, stderr } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The empty database can't be created: ${stderr}`);
  }
  return file;
}
