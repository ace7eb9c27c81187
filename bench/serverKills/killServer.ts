import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '@contract/durations';
import { startSmtp } from '@server/adapters/testing/startSmtp';
import { createRandom } from '../../server/seed/random';
import { startSite } from '../server/servers';
import { type NotifiedMember, readNotifiedMembers, withoutDigest } from './checkDigests';
import { checkEmails, sendEmails } from './checkEmails';
import { checkFolder } from './checkFolder';
import { checkNotifications } from './checkNotifications';
import { createPlace, type Database, type Place } from './databases';
import { createJournal } from './journal';
import type { Places } from './places';
import { createWriter, type Writer } from './writer';

const usernames = ['author', 'reader', 'admin', 'author', 'reader', 'admin'];
const shortestRun = 100;
const longestRun = 1600;

type KillOptions = {
  kills: number;
  seed: number;
  /** The folder of the built server. */
  build: string;
  database?: Database;
  report?: (line: string) => void;
};

type Smtp = Awaited<ReturnType<typeof startSmtp>>;

async function findLost(writers: readonly Writer[], origin: string) {
  const lost: string[] = [];
  for (const writer of writers) {
    writer.connectTo(origin);
    lost.push(...(await writer.findLost()));
  }
  return lost;
}

type Last = {
  place: Place;
  smtp: Smtp;
  since: number;
  start: () => ReturnType<typeof startSite>;
};

/** E-mails at once are sent at most four minutes after something happened. */
const digestPatience = 5 * minute;

/** The e-mails about notifications of the last minutes are stored when their time is over. */
async function waitForDigests(members: readonly NotifiedMember[], { received }: Smtp) {
  const end = Date.now() + digestPatience;
  while (withoutDigest(members, received).length > 0 && Date.now() < end) await wait(1000);
  return withoutDigest(members, received);
}

/** Makes e-mails of killed processes due at once and sends them; a last process does what is planned. */
async function sendAllEmails({ place, smtp, since, start }: Last) {
  const driver = await place.open();
  await driver.query('UPDATE letters SET due_at = 0', [], 'objects');
  const members = await readNotifiedMembers(driver.query, since);
  await driver.close();
  const site = await start();
  try {
    const lostDigests = await waitForDigests(members, smtp);
    await sendEmails(site.origin);
    return lostDigests;
  } finally {
    await site.kill();
  }
}

type Parts = { dataFolder: string; place: Place; smtp: Smtp };

async function runKills({ dataFolder, place, smtp }: Parts, options: KillOptions) {
  const { kills, seed, build, report = () => {} } = options;
  const journal = createJournal();
  const random = createRandom(seed);
  const places: Places = { posts: [], comments: [] };
  const writers = await Promise.all(
    usernames.map((username, id) => createWriter({ username, id, journal, random, places })),
  );
  const environment = {
    ...place.environment,
    DATA_FOLDER: dataFolder,
    SMTP_URL: `smtp://${smtp.host}`,
    MAIL_FROM: 'Commonplace <site@example.com>',
  };
  const start = () => startSite(environment, build);
  const lostToggles: string[] = [];
  let site = await start();
  const since = Date.now();
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
  const lostDigests = await sendAllEmails({ place, smtp, since, start });
  const driver = await place.open();
  const { lost, ...folder } = await checkFolder(driver, dataFolder, journal);
  const notifications = await checkNotifications(driver.query, since);
  await driver.close();
  const letters = checkEmails(journal, smtp.received);
  return {
    journal,
    ...folder,
    ...letters,
    ...notifications,
    lostDigests,
    lost: [...lostToggles, ...lost],
  };
}

/**
 * Kills a server again and again while members write, starts it again on the same database and folder, and
 * looks for everything that it had acknowledged.
 */
export async function killServer(options: KillOptions) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'commonplace-kills-'));
  const smtp = await startSmtp();
  const place = await createPlace(options.database ?? 'pglite', dataFolder);
  try {
    return await runKills({ dataFolder, place, smtp }, options);
  } finally {
    await place.stop();
    await smtp.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
