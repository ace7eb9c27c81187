import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPath } from '@contract/apiPath';
import { migrate } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { median } from '../median';
import { fillCommunity, postId } from '../server/benchCommunity';
import { type Figures, runLoad } from '../server/load';
import type { Member } from '../server/members';
import { startSite } from '../server/servers';
import { addSessions } from './memberSessions';
import { openStreams } from './openStreams';

/**
 * Opens the notification streams of 2,000 members, who read the same post, at one process of the built server on PGlite.
 * Measures the memory of each, and how long a reader waits for home while they comment and 50 of them cause a notification
 * each second. Run `npm run build` before.
 */
const count = 2000;
const mostKilobytes = 40;
const rounds = 3;
const posts = 100;
const seconds = 4;
/** Members who cause a notification each second, for another one. */
const busy = 50;
/** Half of the readers wait at most this many times as long beside the streams. */
const mostSlowdown = 1.2;
/** Streams that are opened before: what they load stays in memory. */
const warmUp = 100;
const secretKey = 'a secret key that only the bench uses';

type Site = Awaited<ReturnType<typeof startSite>>;
type Streams = Awaited<ReturnType<typeof openStreams>>;
type Round = { without: Figures; beside: Figures; notifiedAfter: number; toldAfter: number };

const readHome = async ({ origin }: Site) =>
  runLoad({ origin, clients: 1, seconds, callOf: () => ({ path: '/' }) });

/** In MB; 0 where it can't be read. */
const memoryOf = async (site: Site) => (await site.memory())?.now ?? 0;

async function send(url: string, { headers }: Member, body?: object) {
  const json = { 'Content-Type': 'application/json' };
  const post = { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) };
  const response = await fetch(url, body ? post : { headers });
  if (!response.ok) throw new Error(`${url} was answered ${response.status}.`);
}

/** From what a member does until it has arrived, in milliseconds. */
async function timeUntil(arrived: Promise<void>, act: () => Promise<void>) {
  const start = performance.now();
  await act();
  await arrived;
  return performance.now() - start;
}

type Doers = { fan: Member; author: Member };

/**
 * A member likes a post of another one, who is told. In each round it is another post: further likes of a post are in
 * the same notification.
 */
const timeUntilNotified = async (
  { origin }: Site,
  streams: Streams,
  of: Doers & { number: number },
) =>
  timeUntil(streams.nextUnseen(of.number), async () =>
    send(`${origin}${apiPath}/like/${postId(of.number)}`, of.fan),
  );

/** The author comments on the post that all read, again and again, until the time is over. */
async function comment({ origin }: Site, streams: Streams, { author }: Doers) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const time = await timeUntil(streams.nextComments(), async () =>
      send(`${origin}${apiPath}/comments`, author, { blogId: postId(0), comment: 'Again.' }),
    );
    times.push(time);
  }
  return median(times);
}

/** Posts whose authors only these members notify. */
const liked = { from: 10, step: 13 };

/** Each of some members likes a post each second, always another one: its author is notified. */
async function keepNotifying({ origin }: Site, members: readonly Member[], round: number) {
  const active = members.slice(1, 1 + busy);
  for (let second = 0; second < seconds; second += 1) {
    const end = performance.now() + 1000;
    const first = (round * seconds + second) * liked.step;
    const calls = active.map(async (member, index) => {
      const number = liked.from + ((first + index) % (posts - liked.from));
      await send(`${origin}${apiPath}/like/${postId(number)}`, member);
    });
    await Promise.all(calls);
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, end - performance.now()));
    });
  }
}

async function measureRound(site: Site, members: readonly Member[], number: number) {
  const without = await readHome(site);
  const streams = await openStreams(site.origin, members);
  try {
    const [author, fan] = [members[0], members.at(-1)];
    if (!author || !fan) throw new Error('There are no members.');
    const doers = { author, fan };
    const [beside, toldAfter, notifiedAfter] = await Promise.all([
      readHome(site),
      comment(site, streams, doers),
      timeUntilNotified(site, streams, { ...doers, number }),
      keepNotifying(site, members, number),
    ]);
    return { without, beside, notifiedAfter, toldAfter };
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
  median(all.map(({ without, beside }) => read(beside) / read(without)));

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
    await fillCommunity(driver, { posts, authors: count });
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
  const toldAfter = median(measured.map((round) => round.toldAfter));
  const notifiedAfter = median(measured.map((round) => round.notifiedAfter));
  console.log(`${count} streams at one process on PGlite, ${rounds} rounds`);
  console.log(`memory of a stream: ${kilobytes.toFixed(1)} KB (limit ${mostKilobytes} KB)`);
  const slowdown = ratio(measured, ({ p50 }) => p50);
  const slowest = ratio(measured, ({ p99 }) => p99);
  console.log(
    `home beside the streams / without: p50 ${slowdown.toFixed(2)}x (limit ${mostSlowdown}x), p99 ${slowest.toFixed(2)}x`,
  );
  console.log(`a like is notified after ${notifiedAfter.toFixed(0)} ms`);
  console.log(`a comment is told to all readers of its post after ${toldAfter.toFixed(0)} ms`);
  if (kilobytes > mostKilobytes) throw new Error('A stream needs too much memory.');
  if (slowdown > mostSlowdown) throw new Error('The streams make readers wait.');
}

export async function run() {
  await withFolder(measure);
}
