import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import { startPostgres } from '@server/data/postgres/testing/startPostgres';
import * as v from 'valibot';
import { buildServer } from '../../scripts/buildServer.mjs';
import { createCommenter } from '../failover/commenter';
import { startSite } from '../server/servers';
import { startRoundRobin } from './roundRobin';

const usernames = ['author', 'reader', 'admin', 'author', 'reader', 'admin'];
const rounds = 2;
const pause = 1000;
const textRows = v.array(v.object({ text: v.string() }));

async function readComments(url: string) {
  const driver = openPostgres(url);
  try {
    const rows = await driver.query('SELECT text FROM comments', [], 'objects');
    return new Set(v.parse(textRows, rows).map(({ text }) => text));
  } finally {
    await driver.close();
  }
}

/** Reads all the time. Returns how many answers there were, and those that were not 200. */
async function read(origin: string, stop: AbortSignal) {
  const failures: string[] = [];
  let answers = 0;
  while (!stop.aborted) {
    try {
      const answer = await fetch(`${origin}/api/v1/blogs/posts?skip=0`);
      await answer.arrayBuffer();
      answers += 1;
      if (!answer.ok) failures.push(String(answer.status));
    } catch (failure) {
      failures.push(String(failure));
    }
    await wait(20);
  }
  return { answers, failures };
}

type Start = () => ReturnType<typeof startSite>;

async function restartInTurn(start: Start) {
  const sites = [await start(), await start()];
  const proxy = await startRoundRobin(sites.map(({ origin }) => origin));
  try {
    const members = await Promise.all(
      usernames.map((username, index) => createCommenter(proxy.origin, username, index + 1)),
    );
    const stop = new AbortController();
    const readers = [1, 2, 3, 4].map(async () => read(proxy.origin, stop.signal));
    const writing = members.map(async ({ write }) => write(stop.signal));
    for (let restart = 0; restart < rounds * sites.length; restart += 1) {
      const index = restart % sites.length;
      await wait(pause);
      await sites[index]?.stop();
      const site = await start();
      sites[index] = site;
      proxy.replace(index, site.origin);
      while (proxy.readyCount() < sites.length) await wait(50);
    }
    await wait(pause);
    stop.abort();
    const [reads] = await Promise.all([Promise.all(readers), Promise.all(writing)]);
    return {
      reads: reads.reduce((sum, { answers }) => sum + answers, 0),
      failures: [...reads, ...members].flatMap(({ failures }) => failures),
      errors: proxy.errors,
      acknowledged: members.flatMap((member) => member.acknowledged),
    };
  } finally {
    proxy.stop();
    for (const site of sites) await site.kill();
  }
}

/** Restarts two processes under load, one after the other, and fails if a request or a write is lost. */
export async function run() {
  await buildServer(fileURLToPath(new URL('../../dist-server', import.meta.url)));
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-rolling-'));
  try {
    const start = async () =>
      startSite({
        DATA_FOLDER: folder,
        DATABASE_URL: postgres.url,
        DRAIN_SECONDS: '2',
        LOG_LEVEL: 'silent',
      });
    const { reads, failures, errors, acknowledged } = await restartInTurn(start);
    const stored = await readComments(postgres.url);
    const lost = acknowledged.filter(({ text }) => !stored.has(text));
    console.log(`${rounds * 2} restarts, ${reads} reads, ${acknowledged.length} writes`);
    console.log(
      `${failures.length} requests failed ${[...failures, ...errors].slice(0, 9).join(', ')}`,
    );
    console.log(`${lost.length} acknowledged writes lost`);
    if (acknowledged.length === 0 || failures.length + lost.length > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
