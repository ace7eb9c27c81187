import type { Clock } from '@server/lib/clock';
import type { FileStore, StoredFile } from '../ports';

/** `names` lists the stored files. */
export type MemoryFiles = FileStore & { names(): readonly string[] };

/** Files in memory, for tests. */
export function createMemoryFiles(clock: Clock = { now: () => 0 }): MemoryFiles {
  const files = new Map<string, StoredFile & { storedAt: number }>();
  const sites = new Set<string>();
  return {
    names: () => [...files.keys()],
    async put(name, file) {
      files.set(name, { ...file, storedAt: clock.now() });
    },
    async get(name) {
      const file = files.get(name);
      return file ? { bytes: file.bytes, type: file.type } : null;
    },
    async remove(names) {
      for (const name of names) files.delete(name);
    },
    async *list() {
      yield Array.from(files, ([name, { storedAt }]) => ({ name, storedAt }));
    },
    sites: async () => [...sites],
    async addSite(id) {
      sites.add(id);
    },
    tryAccess: async () => undefined,
    removeUnfinished: async () => undefined,
  };
}
