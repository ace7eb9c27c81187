import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { databaseTemplate } from '../../../../scripts/databaseTemplate.mjs';

/** An empty database for `loadDataDir`: creating one takes seconds, loading it much less. */
export async function readPgliteTemplate() {
  return new Blob([new Uint8Array(gunzipSync(await readFile(databaseTemplate())))]);
}
