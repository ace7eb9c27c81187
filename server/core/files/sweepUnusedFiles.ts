import type { FileStore, Ports } from '../ports';
import { type FileRows, findUnused } from './findUnused';
import { registerSite } from './registerSite';

/** Older files don't belong to an upload that is still running. */
const uploadTime = 24 * 60 * 60_000;

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
