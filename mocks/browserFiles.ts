import type { Files, StoredFile } from '@server/core/ports';
import { del, get, set, type UseStore } from 'idb-keyval';

/** Importers of the seed images' URLs, by path. */
const seedImages = import.meta.glob<string>('../server/seed/pictures/*.webp', {
  query: '?url',
  import: 'default',
});

async function loadSeedImage(name: string): Promise<StoredFile | null> {
  const load = seedImages[`../server/seed/pictures/${name}`];
  if (!load) return null;
  const response = await fetch(await load());
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: 'image/webp' };
}

/** Uploads are blobs in IndexedDB; seed images are static files. */
export function createBrowserFiles(store: UseStore): Files {
  const key = (name: string) => `file:${name}`;
  return {
    put: (name, { bytes, type }) => set(key(name), new Blob([bytes], { type }), store),
    async get(name) {
      const blob = await get<unknown>(key(name), store);
      if (!(blob instanceof Blob)) return loadSeedImage(name);
      return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type };
    },
    async remove(names) {
      await Promise.all(names.map((name) => del(key(name), store)));
    },
  };
}
