import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPath } from '@contract/apiPath';
import { migrate } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { fillCommunity, postId } from '../server/benchCommunity';
import { type Figures, runLoad } from '../server/load';
import type { Member } from '../server/members';
import { startSite } from '../server/servers';
import { addSessions } from './memberSessions';
import { openStreams } from './openStreams';

/**
 * Opens the notification streams of 2,000 members at one process of the built server on PGlite. Measures the
 * memory of each and how long a reader waits for home beside them. Run `npm run build` before. Fails if a stream
 * needs more than 40 KB.
 */
const count = 2000;
const mostKilobytes = 40;
const rounds = 3;
const seconds = 4;
/** Streams that are opened before: what they load stays in memory. */
const warmUp = 100;
const secretKey = 'a secret key that only the bench uses';

type Site = Awaited<ReturnType<typeof startSite>>;
type Round = { without: Figures; beside: Figures; notifiedAfter: number };

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const readHome = async ({ origin }: Site) =>
  runLoad({ origin, clients: 1, seconds, callOf: () => ({ path: '/' }) });

/** In MB; 0 where it can't be read. */
const memoryOf = async (site: Site) => (await site.memory())?.now ?? 0;

/** From a like of the post of a member until the stream of this member has its notification, in milliseconds. */
async function timeUntilNotified({ origin }: Site, fan: Member, { number, arrived }: Notice) {
  const start = performance.now();
  const response = await fetch(`${origin}${apiPath}/like/${postId(number)}`, fan);
  if (!response.ok) throw new Error(`A like was answered ${response.status}.`);
  await arrived;
  return performance.now() - start;
}

type Notice = { number: number; arrived: Promise<void> };

/** In each round another member is notified: further likes of a post are in the same notification. */
async function measureRound(site: Site, members: readonly Member[], number: number) {
  const without = await readHome(site);
  const streams = await openStreams(site.origin, members);
  try {
    const beside = await readHome(site);
    const fan = members.at(-1);
    if (!fan) throw new Error('There are no members.');
    const notifiedAfter = await timeUntilNotified(site, fan, {
      number,
      arrived: streams.nextEventOf(number),
    });
    return { without, beside, notifiedAfter };
  } finally {
    streams.close();
  }
}

/** The first streams of a process: later ones take the memory that these leave. */
async function measureMemory(site: Site, members: readonly Member[]) {
  await readHome(site);
  (await openStreams(site.origin, members.slice(0, warmUp))).close();
  const before = await memoryOf(site);
  const streams = await openStreams(site.origin, members);
  const kilobytes = ((await memoryOf(site)) - before) * (1024 / members.length);
  streams.close();
  return kilobytes;
}

const ratio = (all: readonly Round[], read: (figures: Figures) => number) =>
  median(all.map(({ without, beside }) => read(beside) / read(without))).toFixed(2);

async function withFolder(run: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-bench-'));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(folder: string) {
  const driver = await openPglite({ folder: join(folder, 'database') });
  try {
    await migrate(driver);
    await fillCommunity(driver, { posts: 100, authors: count });
    return await addSessions(driver, { count, secretKey, folder });
  } finally {
    await driver.close();
  }
}

async function measure(folder: string) {
  const members = await fill(folder);
  const site = await startSite({ DATA_FOLDER: folder, DATABASE_URL: '', SECRET_KEY: secretKey });
  const measured: Round[] = [];
  let kilobytes = 0;
  try {
    kilobytes = await measureMemory(site, members);
    for (let round = 0; round < rounds; round += 1)
      measured.push(await measureRound(site, members, round));
  } finally {
    await site.stop();
  }
  const notifiedAfter = median(measured.map((round) => round.notifiedAfter));
  console.log(`${count} streams at one process on PGlite, ${rounds} rounds`);
  console.log(`memory of a stream: ${kilobytes.toFixed(1)} KB (limit ${mostKilobytes} KB)`);
  console.log(
    `home beside the streams / without: p50 ${ratio(measured, ({ p50 }) => p50)}x, p99 ${ratio(measured, ({ p99 }) => p99)}x`,
  );
  console.log(`a like is notified after ${notifiedAfter.toFixed(0)} ms`);
  if (kilobytes > mostKilobytes) throw new Error('A stream needs too much memory.');
}

export async function run() {
  await withFolder(measure);
}
