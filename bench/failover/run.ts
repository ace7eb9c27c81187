import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../scripts/buildServer.mjs';
import { startSite } from '../server/servers';
import { createCommenter } from './commenter';
import { findPostgresPrograms, startPair } from './postgresPair';

const usernames = ['author', 'reader', 'admin', 'author', 'reader', 'admin'];
const times = { before: 4000, without: 2000, after: 6000 };
/** From the promotion of the standby to the first write, in milliseconds. */
const longestPause = 5000;

type Pair = Awaited<ReturnType<typeof startPair>>;

async function failOver(pair: Pair, origin: string) {
  const members = await Promise.all(
    usernames.map((username, index) => createCommenter(origin, username, index + 1)),
  );
  const stop = new AbortController();
  const writing = members.map(async ({ write }) => write(stop.signal));
  await wait(times.before);
  await pair.killPrimary();
  const killedAt = performance.now();
  await wait(times.without);
  const promotedAt = performance.now();
  await pair.promoteStandby();
  await wait(times.after);
  stop.abort();
  await Promise.all(writing);
  const acknowledged = members.flatMap((member) => member.acknowledged);
  const rows = await pair.readStandby('SELECT text FROM comments');
  const stored = new Set(rows.map((row) => row['text']));
  const later = acknowledged.filter(({ at }) => at > promotedAt).map(({ at }) => at - promotedAt);
  return {
    acknowledged: acknowledged.length,
    beforeKill: acknowledged.filter(({ at }) => at < killedAt).length,
    lost: acknowledged.filter(({ text }) => !stored.has(text)).map(({ text }) => text),
    pause: Math.min(...later),
    failures: members.flatMap((member) => member.failures),
  };
}

async function measure(programs: string) {
  const pair = await startPair(programs);
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-failover-'));
  try {
    const site = await startSite({
      DATA_FOLDER: folder,
      DATABASE_URL: pair.url,
      LOG_LEVEL: 'silent',
    });
    try {
      return await failOver(pair, site.origin);
    } finally {
      await site.kill();
    }
  } finally {
    await pair.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function countEach(values: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} times ${value}`).join(', ') || 'none';
}

/** Kills a primary under load, promotes its synchronous standby, and fails if a write is lost or late. */
export async function run() {
  const programs = findPostgresPrograms();
  if (programs === null) {
    console.log('failover is left out: no Postgres with pg_basebackup is installed.');
    return;
  }
  await buildServer(fileURLToPath(new URL('../../dist-server', import.meta.url)));
  const { acknowledged, beforeKill, lost, pause, failures } = await measure(programs);
  console.log(`${acknowledged} writes acknowledged, ${beforeKill} of them before the kill`);
  console.log(`${lost.length} acknowledged writes lost ${lost.slice(0, 5).join(', ')}`);
  console.log(`${pause.toFixed(0)} ms from the promotion to the first write`);
  console.log(`writes that failed: ${countEach(failures)}`);
  if (beforeKill === 0 || lost.length > 0 || pause > longestPause) process.exitCode = 1;
}
