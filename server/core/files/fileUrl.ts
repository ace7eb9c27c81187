import { readFile } from '@contract/endpoints/resources';
import type { Settings } from '../ports';

/** Where the URLs of stored files begin. */
export const filesUrl = ({ apiPath }: Pick<Settings, 'apiPath'>) =>
  `${apiPath}${readFile.path.replace(':name', '')}`;

/** The URL of a stored file. */
export function fileUrl(settings: Pick<Settings, 'apiPath'>, name: string) {
  return `${filesUrl(settings)}${name}`;
}

/** The name of the stored file behind a URL; null for other URLs. */
export function fileNameFromUrl(settings: Pick<Settings, 'apiPath'>, url: string) {
  const folder = filesUrl(settings);
  return url.startsWith(folder) ? url.slice(folder.length) : null;
}
