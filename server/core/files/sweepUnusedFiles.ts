import { day } from '@contract/durations';
import { largestVersion } from '@contract/pictureVersions';
import type { FileStore, Ports, Settings } from '../ports';
import { fileUrl } from './fileUrl';

/** Where the names of used files are read from. */
type FileRows = Pick<Ports, 'data'> & { settings: Pick<Settings, 'apiPath'> };

/** The names of the files that no row refers to. Rows name the largest file of a picture. */
async function findUnused({ data, settings }: FileRows, names: readonly string[]) {
  const pictures = new Set(names.map(largestVersion));
  const addresses = Array.from(pictures, (name) => ({ name, url: fileUrl(settings, name) }));
  if (addresses.length === 0) return [];
  const used = new Set(await data.storedFiles.findUsed(addresses));
  return names.filter((name) => !used.has(largestVersion(name)));
}

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

/** Older files don't belong to an upload that is still running. */
const uploadTime = day;

type SweepPorts = FileRows & Pick<Ports, 'clock'>;
type SweepOptions = { store: FileStore /** Ends the sweep early. */; signal: AbortSignal };

/** The result of a sweep. It removes nothing if other sites use the same files. */
export type FileSweep = { removed: number; otherSites: readonly string[] };

/**
 * Removes the files that no row refers to, such as those of an upload or a removal that was
 * interrupted.
 */
export async function sweepUnusedFiles(
  ports: SweepPorts,
  { store, signal }: SweepOptions,
): Promise<FileSweep> {
  const otherSites = await registerSite(ports, store);
  if (otherSites.length > 0) return { removed: 0, otherSites };
  const before = ports.clock.now() - uploadTime;
  await store.removeUnfinished(before);
  let removed = 0;
  for await (const files of store.list()) {
    if (signal.aborted) break;
    const old = files.filter(({ storedAt }) => storedAt < before).map(({ name }) => name);
    const unused = await findUnused(ports, old);
    await store.remove(unused);
    removed += unused.length;
  }
  return { removed, otherSites };
}
