import { createMemoryInstallation } from '@server/core/adapters/memoryInstallation';
import { createMemoryLimits } from '@server/core/adapters/memoryLimits';
import { randomIds } from '@server/core/adapters/randomIds';
import { createWebPasswords } from '@server/core/adapters/webPasswords';
import { createWebSecrets } from '@server/core/adapters/webSecrets';
import { commonPorts, newSiteSettings } from '@server/core/commonPorts';
import { documentTasks } from '@server/core/documents/documentTasks';
import { runInThread } from '@server/core/documents/tasks';
import { createEmailSender } from '@server/core/emails/emailSender';
import { createRemotePictures } from '@server/core/files/remotePictures';
import { createReadCounter } from '@server/core/numbers/readCounter';
import type { Files, Pictures, Ports } from '@server/core/ports';
import { createExtractiveSummariser } from '@server/core/posts/extractiveSummariser';
import { createApi } from '@server/createApi';
import { createMemoryData } from '@server/data/memory/memoryData';
import { systemClock } from '@server/lib/clock';
import { fetchPicture } from './fetchPicture';
import { mockProvider } from './googleProvider';
import { createCookieStore, type ReadableCookies } from './state/cookieStore';
import { createOutbox } from './state/outbox';

/** The mock has nothing to protect, so its key is fixed. */
const key = new TextEncoder().encode('mock key');

/** The page's origin, the cookies its scripts can read, and its browser. */
export type Site = { url: string; cookies: ReadableCookies; userAgent?: string };

type MockApiOptions = {
  files: Files;
  pictures: Pictures;
  report: (failure: unknown) => void;
  iterations: number;
  site: Site;
};

/** The API core with memory data and mocked ports. */
export function createMockApi({ files, pictures, report, iterations, site }: MockApiOptions) {
  const data = createMemoryData();
  const documents = runInThread(documentTasks);
  const mail = createOutbox();
  const cookieStore = createCookieStore(systemClock.now, site.cookies);
  const backgroundTasks: Promise<void>[] = [];
  const ports: Ports = {
    ...commonPorts({ data, clock: systemClock, report }),
    data,
    files,
    pictures,
    remotePictures: createRemotePictures(fetchPicture),
    mail,
    passwords: createWebPasswords({ iterations }),
    secrets: createWebSecrets(key),
    provider: mockProvider,
    summariser: createExtractiveSummariser(documents),
    documents,
    limits: createMemoryLimits(systemClock),
    readCounter: createReadCounter({
      add: data.readCounts.add,
      clock: systemClock,
      onCount: () => ports.background(() => ports.readCounter.store()),
    }),
    ids: randomIds,
    background(task) {
      backgroundTasks.push(task().catch(report));
    },
    wakeEmails: () => ports.background(() => sender.run()),
    installation: createMemoryInstallation(systemClock),
    settings: {
      ...newSiteSettings,
      siteUrl: site.url,
      contactAddress: 'editors@commonplace.example',
      emailsPerMinute: 1000,
      secureCookies: false,
    },
  };
  const sender = createEmailSender(ports);
  return {
    api: createApi(ports),
    ports,
    data,
    mail,
    cookieStore,
    userAgent: site.userAgent ?? '',
    /** Waits for background tasks. */
    settle: async () => {
      await Promise.all(backgroundTasks.splice(0));
    },
  };
}

export type MockApi = ReturnType<typeof createMockApi>;
