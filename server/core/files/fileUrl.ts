import { readFile } from '@contract/endpoints/resources';
import type { Settings } from '../ports';

const folderOf = ({ apiPath }: Pick<Settings, 'apiPath'>) =>
  `${apiPath}${readFile.path.replace(':name', '')}`;

/** Where a stored file is served. */
export function fileUrl(settings: Pick<Settings, 'apiPath'>, name: string) {
  return `${folderOf(settings)}${name}`;
}

/** The stored file behind an address, or null when it isn't one of ours. */
export function fileNameFromUrl(settings: Pick<Settings, 'apiPath'>, url: string) {
  const folder = folderOf(settings);
  return url.startsWith(folder) ? url.slice(folder.length) : null;
}
