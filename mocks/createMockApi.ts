import { randomIds } from '@server/core/adapters/randomIds';
import { systemClock } from '@server/core/adapters/systemClock';
import { createWebPasswords } from '@server/core/adapters/webPasswords';
import { createWebSecrets } from '@server/core/adapters/webSecrets';
import { createApi } from '@server/core/createApi';
import type { Files, Ports } from '@server/core/ports';
import { extractiveSummariser } from '@server/core/summary/extractiveSummariser';
import { createMemoryData } from '@server/data/memory/memoryData';
import { createJar, type ReadableCookies } from './cookieStore';
import { mockProvider } from './googleProvider';
import { createOutbox } from './outbox';

/** The mock's secrets protect nothing but the tab they are in. */
const key = new TextEncoder().encode('the key of a pretend server');

/** Where the page stands, and the cookies that its scripts see. */
export type Site = { url: string; cookies: ReadableCookies };

type WorldOptions = {
  files: Files;
  report: (failure: unknown) => void;
  iterations: number;
  site: Site;
};

/** One API over memory, with everything around it that a real server would have elsewhere. */
export function createWorld({ files, report, iterations, site }: WorldOptions) {
  const data = createMemoryData();
  const mail = createOutbox();
  const jar = createJar(systemClock.now, site.cookies);
  const errands: Promise<void>[] = [];
  const ports: Ports = {
    data,
    files,
    mail,
    passwords: createWebPasswords({ iterations }),
    secrets: createWebSecrets(key),
    provider: mockProvider,
    summariser: extractiveSummariser,
    clock: systemClock,
    ids: randomIds,
    background(task) {
      errands.push(task().catch(report));
    },
    report,
    settings: {
      siteUrl: site.url,
      apiPath: '/api/v1',
      contactAddress: 'house@commonplace.example',
      secureCookies: false,
    },
  };
  return {
    api: createApi(ports),
    ports,
    data,
    mail,
    jar,
    /** Waits for what the API does after it has answered. */
    settle: async () => {
      await Promise.all(errands.splice(0));
    },
  };
}

export type World = ReturnType<typeof createWorld>;
