import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../server/seed/random';
import { startSite } from '../server/servers';
import { checkFolder } from './checkFolder';
import { createJournal } from './journal';
import { createWriter, type Writer } from './writer';

const usernames = ['author', 'reader', 'admin', 'author', 'reader', 'admin'];
const shortestRun = 100;
const longestRun = 1600;

type KillOptions = { kills: number; seed: number; report?: (line: string) => void };

async function findLost(writers: readonly Writer[], origin: string) {
  const lost: string[] = [];
  for (const writer of writers) {
    writer.connectTo(origin);
    lost.push(...(await writer.findLost()));
  }
  return lost;
}

async function runKills(dataFolder: string, { kills, seed, report = () => {} }: KillOptions) {
  const journal = createJournal();
  const random = createRandom(seed);
  const writers = await Promise.all(
    usernames.map((username, id) => createWriter({ username, id, journal, random })),
  );
  const start = () => startSite({ DATA_FOLDER: dataFolder });
  const lostToggles: string[] = [];
  let site = await start();
  for (const writer of writers) {
    writer.connectTo(site.origin);
    await writer.signIn();
  }
  for (let kill = 1; kill <= kills; kill += 1) {
    const killed = new AbortController();
    const writing = writers.map((writer) => writer.write(killed.signal));
    const time = shortestRun + random.below(longestRun - shortestRun);
    await wait(time);
    killed.abort();
    await site.kill();
    await Promise.all(writing);
    const startedAt = performance.now();
    site = await start();
    const startTime = performance.now() - startedAt;
    const lost = await findLost(writers, site.origin);
    lostToggles.push(...lost);
    report(
      `kill ${kill} after ${time} ms: started again in ${startTime.toFixed(0)} ms, ${lost.length} lost`,
    );
  }
  await site.kill();
  const { lost, ...folder } = await checkFolder(dataFolder, journal);
  return { journal, ...folder, lost: [...lostToggles, ...lost] };
}

/**
 * Kills a server with PGlite again and again while members write, starts it again on the same folder, and
 * looks for everything that it had acknowledged.
 */
export async function killServer(options: KillOptions) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'commonplace-kills-'));
  try {
    return await runKills(dataFolder, options);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
