import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';

const require = createRequire(import.meta.url);

/** The file depends on the version of PGlite, which its name contains. */
async function templateFile() {
  const manifest = resolve(require.resolve('@electric-sql/pglite'), '../../package.json');
  const json = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));
  const { version } = v.parse(json, await readFile(manifest, 'utf8'));
  return resolve('node_modules/.cache/commonplace', `pglite-${version}.tar`);
}

async function createTemplate(file: string) {
  const database = await PGlite.create();
  const template = await database.dumpDataDir('none');
  await database.close();
  await mkdir(resolve(file, '..'), { recursive: true });
  // Another worker can be doing the same.
  await writeFile(`${file}.${process.pid}`, new Uint8Array(await template.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
}

/** An empty database for `loadDataDir`: creating one takes seconds, loading it much less. */
export async function readPgliteTemplate() {
  const file = await templateFile();
  if (!existsSync(file)) await createTemplate(file);
  return new Blob([new Uint8Array(await readFile(file))]);
}
