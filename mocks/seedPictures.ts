import type { StoredFile } from '@server/core/ports';

/** Importers of the URLs of the demo community's pictures, by path. */
const importers = import.meta.glob<string>('../server/seed/pictures/*.webp', {
  query: '?url',
  import: 'default',
});

/** Loads a picture of the demo community, which is a static file; null for other names. */
export async function loadSeedPicture(name: string): Promise<StoredFile | null> {
  const importUrl = importers[`../server/seed/pictures/${name}`];
  if (!importUrl) return null;
  const response = await fetch(await importUrl());
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: 'image/webp' };
}
