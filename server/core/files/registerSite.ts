import type { FileStore } from '../ports';
import { type FileRows, findUnused } from './findUnused';

/** Stands for the site that stored files which the first registered site doesn't know. */
const unknownSite = 'unknown';

async function hasUnknownFiles(rows: FileRows, store: FileStore) {
  for await (const files of store.list()) {
    const names = files.map(({ name }) => name);
    if ((await findUnused(rows, names)).length > 0) return true;
  }
  return false;
}

/**
 * Notes in the stored files that this site uses them, and returns the ids of the other sites that do.
 * If the first site finds files that no row of its database refers to, they can belong to another one.
 */
export async function registerSite(rows: FileRows, store: FileStore) {
  const id = await rows.data.storedFiles.siteId();
  const known = await store.sites();
  if (known.includes(id)) return known.filter((site) => site !== id);
  const isShared = known.length === 0 && (await hasUnknownFiles(rows, store));
  const others = isShared ? [unknownSite] : known;
  if (isShared) await store.addSite(unknownSite);
  await store.addSite(id);
  return others;
}
