import type { Clock } from '@server/lib/clock';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Ports } from '../ports';

/** Everything in memory, for tests and the API in the tab. */
export function createMemoryInstallation(clock: Clock): Ports['installation'] {
  const startedAt = new Date(clock.now()).toISOString();
  return async () => ({
    version: packageFile.version,
    node: null,
    startedAt,
    database: { kind: 'memory', bytes: null },
    disk: null,
    files: 'memory',
    backups: null,
    sources: null,
    sendsEmail: false,
  });
}
