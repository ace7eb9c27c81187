import { day } from '@contract/durations';
import { versionsOf } from '@contract/pictureVersions';
import type { Ports } from '../ports';
import { fileNameFromUrl } from './fileUrl';

const unclaimedLifetime = day;

/** Removes uploads that no post used within a day. */
export async function sweepUnclaimed(ports: Ports) {
  const orphans = await ports.data.resources.sweep(ports.clock.now() - unclaimedLifetime);
  removeFiles(ports, { names: orphans.files });
}

/** The names of all files of a picture, from that of the largest. */
function withVersions(name: string) {
  const versions = versionsOf(name);
  return versions.length > 0 ? versions.map(({ address }) => address) : [name];
}

/** Removes unused pictures, given by name or URL, in the background, with all their versions. */
export function removeFiles(
  ports: Pick<Ports, 'files' | 'background' | 'settings'>,
  { names = [], urls = [] }: { names?: readonly string[]; urls?: readonly string[] },
) {
  const namesOfUrls = urls
    .map((url) => fileNameFromUrl(ports.settings, url))
    .filter((name) => name !== null);
  const all = [...names, ...namesOfUrls].flatMap(withVersions);
  if (all.length > 0) ports.background(() => ports.files.remove(all));
}
