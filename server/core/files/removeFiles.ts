import type { Ports } from '../ports';
import { fileNameFromUrl } from './fileUrl';

/** Removes unused files, given by name or URL, in the background. */
export function removeFiles(
  ports: Pick<Ports, 'files' | 'background' | 'settings'>,
  { names = [], urls = [] }: { names?: readonly string[]; urls?: readonly string[] },
) {
  const namesOfUrls = urls
    .map((url) => fileNameFromUrl(ports.settings, url))
    .filter((name) => name !== null);
  const all = [...names, ...namesOfUrls];
  if (all.length > 0) ports.background(() => ports.files.remove(all));
}
