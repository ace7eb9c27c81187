import { largestVersion } from '@contract/pictureVersions';
import type { Ports, Settings } from '../ports';
import { fileUrl } from './fileUrl';

/** Where the names of used files are read from. */
export type FileRows = Pick<Ports, 'data'> & { settings: Pick<Settings, 'apiPath'> };

/** The names of the files that no row refers to. Rows name the largest file of a picture. */
export async function findUnused({ data, settings }: FileRows, names: readonly string[]) {
  const pictures = new Set(names.map(largestVersion));
  const addresses = Array.from(pictures, (name) => ({ name, url: fileUrl(settings, name) }));
  if (addresses.length === 0) return [];
  const used = new Set(await data.storedFiles.findUsed(addresses));
  return names.filter((name) => !used.has(largestVersion(name)));
}
