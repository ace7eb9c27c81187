import type { Files, StoredFile } from '../ports';

/** `names` lists the stored files. */
export type MemoryFiles = Files & { names(): readonly string[] };

/** Files in memory, for tests. */
export function createMemoryFiles(): MemoryFiles {
  const files = new Map<string, StoredFile>();
  return {
    names: () => [...files.keys()],
    async put(name, file) {
      files.set(name, file);
    },
    async get(name) {
      return files.get(name) ?? null;
    },
    async remove(names) {
      for (const name of names) files.delete(name);
    },
  };
}
