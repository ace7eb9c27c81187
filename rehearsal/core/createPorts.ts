import { createMemoryFiles } from '@server/core/adapters/memoryFiles';
import { createMemoryInstallation } from '@server/core/adapters/memoryInstallation';
import { createMemoryMail } from '@server/core/adapters/memoryMail';
import { memoryPictures } from '@server/core/adapters/memoryPictures';
import { createMemoryProvider } from '@server/core/adapters/memoryProvider';
import { randomIds } from '@server/core/adapters/randomIds';
import { createWebSecrets } from '@server/core/adapters/webSecrets';
import { commonPorts, newSiteSettings } from '@server/core/commonPorts';
import { createRemotePictures } from '@server/core/files/remotePictures';
import type { Ports } from '@server/core/ports';
import { createExtractiveSummariser } from '@server/core/posts/extractiveSummariser';
import type { MemoryData } from '@server/data/memory/memoryData';
import type { Limits } from '@server/data/rates/limitPort';
import { systemClock } from '@server/lib/clock';

const allowed = async () => ({ allowed: true, wait: 0 }) as const;

/** One reader in one tab can't ask too often. */
const noLimits: Limits = {
  take: allowed,
  takeInOrder: allowed,
  reset: async () => undefined,
  giveBack: async () => undefined,
};

/** Only writing, summaries, comparisons and exports need it, and its libraries need a DOM. */
const documents: Ports['documents'] = () =>
  Promise.reject(new Error('A rehearsal works on no documents.'));

const key = new TextEncoder().encode('rehearsal');

type PortsOptions = { data: MemoryData; siteUrl: string; report: (failure: unknown) => void };

/** Everything is in memory. Sign-ins fail, no e-mails are sent, and no requests are made. */
export function createPorts({ data, siteUrl, report }: PortsOptions): Ports {
  return {
    ...commonPorts({ data, clock: systemClock, report }),
    data,
    files: createMemoryFiles(systemClock),
    pictures: memoryPictures,
    remotePictures: createRemotePictures(async () => 'refused'),
    mail: createMemoryMail(),
    passwords: {
      hash: async () => '',
      verify: async () => false,
      needsRehash: () => false,
    },
    secrets: createWebSecrets(key),
    provider: createMemoryProvider({}),
    summariser: createExtractiveSummariser(documents),
    documents,
    limits: noLimits,
    ids: randomIds,
    background: (task) => void task().catch(report),
    wakeEmails: () => undefined,
    installation: createMemoryInstallation(systemClock),
    settings: {
      ...newSiteSettings,
      siteUrl,
      contactAddress: '',
      emailsPerMinute: 0,
      secureCookies: false,
    },
  };
}
