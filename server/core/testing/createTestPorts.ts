import type { ReviewSetting } from '@contract/site/siteEntities';
import { createMemoryInstallation } from '@server/core/adapters/memoryInstallation';
import type { Data } from '@server/data/port';
import { aroundCalls } from '@server/lib/aroundCalls';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { createMemoryFiles } from '../adapters/memoryFiles';
import { createMemoryMail } from '../adapters/memoryMail';
import { memoryPictures } from '../adapters/memoryPictures';
import { createMemoryProvider } from '../adapters/memoryProvider';
import { createWebSecrets } from '../adapters/webSecrets';
import { commonPorts, newSiteSettings } from '../commonPorts';
import { documentTasks } from '../documents/documentTasks';
import { runInThread } from '../documents/tasks';
import { createEmailSender } from '../emails/emailSender';
import { createRemotePictures } from '../files/remotePictures';
import type { Passwords, Ports, ProviderProfile } from '../ports';
import { currentEnvironment } from './currentEnvironment';
import { createMemoryFetchPicture } from './memoryRemotePictures';
import { testPicture } from './testPicture';

/** A hash that is accepted but should be replaced. */
export const outdatedHash = (password: string) => `outdated:${password}`;

const quickPasswords: Passwords = {
  hash: async (password) => `quick:${password}`,
  verify: async (password, hash) => hash === `quick:${password}` || hash === outdatedHash(password),
  needsRehash: (hash) => hash.startsWith('outdated:'),
};

/** Wraps a port (or a group of them) so that each call of `name.method` is counted. */
const countCalls = <Port extends object>(port: Port, counts: Map<string, number>) =>
  aroundCalls(port, ({ name, run }) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return run();
  });

function createTestIds() {
  let last = 0;
  return {
    next() {
      last += 1;
      return `id-${String(last).padStart(6, '0')}`;
    },
  };
}

/** The address of the only picture that other sites have. */
export const remotePicture = 'https://pictures.example/dot.png';

/** The background tasks of all tests that have not ended. */
const running = new Set<Promise<void>>();

/** Resolves when no background task runs: the next test may use the same database. */
export async function backgroundSettled() {
  while (running.size > 0) await Promise.all(running);
}

/** Collects background tasks, so that a test can wait for them. */
function createTestBackground(report: Ports['report']) {
  const tasks: Promise<void>[] = [];
  return {
    start(task: () => Promise<void>) {
      const ended = task()
        .catch(report)
        .finally(() => running.delete(ended));
      running.add(ended);
      tasks.push(ended);
    },
    async settled() {
      while (tasks.length > 0) await tasks.shift();
    },
  };
}

export type TestPortsOptions = {
  profiles?: Readonly<Record<string, ProviderProfile>> | undefined;
  /** Decides how parallel requests interleave. */
  seed?: number | undefined;
  /** Whose comments wait for approval; nobody's by default, because most tests are about something else. */
  holding?: ReviewSetting | undefined;
  /** Whether sign-ups wait for the first administrator. */
  isNewSite?: boolean | undefined;
};

/** The data of a site that has an administrator, without an account that tests would count. */
function withAdmin(data: Data): Data {
  return { ...data, users: { ...data.users, hasAdmin: async () => true } };
}

/** Ports for tests: with the environment's database, a fixed clock, and every port call counted. */
export function createTestPorts({
  profiles = {},
  seed = 1,
  isNewSite,
  holding = 'off',
}: TestPortsOptions) {
  const clock = createTestClock();
  const database = currentEnvironment().openDatabase({ clock, seed });
  const mail = createMemoryMail();
  const files = createMemoryFiles(clock);
  const counts = new Map<string, number>();
  const reported: unknown[] = [];
  const report = (failure: unknown) => {
    reported.push(failure);
  };
  const background = createTestBackground(report);
  const ports: Ports = {
    ...countCalls(
      {
        data: isNewSite ? database.data : withAdmin(database.data),
        files,
        pictures: memoryPictures,
        remotePictures: createRemotePictures(
          createMemoryFetchPicture({ [remotePicture]: testPicture() }),
        ),
        mail,
        passwords: quickPasswords,
        secrets: createWebSecrets(new Uint8Array(32)),
        provider: createMemoryProvider(profiles),
        summariser: { summarise: async () => ({ sentences: [], isFallback: false }) },
        limits: database.limits,
      },
      counts,
    ),
    ...commonPorts({ data: database.data, clock, report }),
    documents: runInThread(documentTasks),
    ids: createTestIds(),
    background: (task) => background.start(task),
    wakeEmails: () => ports.background(() => sender.run()),
    installation: createMemoryInstallation(clock),
    settings: {
      ...newSiteSettings,
      siteUrl: 'https://commonplace.test',
      contactAddress: 'editors@commonplace.test',
      emailsPerMinute: 1000,
      secureCookies: true,
      holding,
    },
  };
  const sender = createEmailSender(ports);
  return {
    ports,
    sender,
    database,
    clock,
    mail,
    files,
    counts,
    reported,
    settled: () => background.settled(),
  };
}
