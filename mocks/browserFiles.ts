import type { Files } from '@server/core/ports';
import { del, get, set, type UseStore } from 'idb-keyval';

/** Uploads are blobs in IndexedDB; pictures of the demo community are static files. */
export function createBrowserFiles(store: UseStore): Files {
  const key = (name: string) => `file:${name}`;
  return {
    put: (name, { bytes, type }) => set(key(name), new Blob([bytes], { type }), store),
    async get(name) {
      const blob = await get<unknown>(key(name), store);
      if (blob instanceof Blob) {
        return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type };
      }
      // Their list is long, so it is loaded with the first picture.
      const { loadSeedPicture } = await import('./seedPictures');
      return loadSeedPicture(name);
    },
    async remove(names) {
      await Promise.all(names.map((name) => del(key(name), store)));
    },
  };
}
