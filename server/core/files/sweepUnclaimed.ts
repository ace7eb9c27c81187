import type { Ports } from '../ports';
import { removeFiles } from './removeFiles';

const unclaimedLifetime = 24 * 60 * 60_000;

/** Removes uploads that no post used within a day. */
export async function sweepUnclaimed(ports: Ports) {
  const orphans = await ports.data.resources.sweep(ports.clock.now() - unclaimedLifetime);
  removeFiles(ports, { names: orphans.files });
}
