import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Driver } from '@server/data/postgres/connection/driver';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import { startPostgres } from '@server/data/postgres/testing/startPostgres';
import { signIn, signInMembers } from '../server/members';
import { startFloor, startSite } from '../server/servers';
import { attacks } from './attacks';
import type { Attack, Site } from './calls';
import { fillHostile, newcomer } from './fillHostile';
import { createPictures } from './pictures';
import { prepareSite } from './prepareSite';
import { type Answers, runAttacks } from './runAttacks';
import { type ReaderTimes, startReader } from './startReader';

/**
 * Attacks the built server and measures how long another reader waits for the home page. Fails if the
 * slowest hundredth of the answers takes more than 200 ms. The longest turn of the server's event loop is
 * measured in CPU time, so it depends less on what else the machine does. Run `npm run build` before.
 */
const mostMilliseconds = 200;
const seconds = { quiet: 3, one: 6, all: 15 };
const attackers = 16;

const at = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const columns = (times: readonly number[]) =>
  [at(times, 0.5), at(times, 0.99), Math.max(0, ...times)].map((time) =>
    time.toFixed(0).padStart(6),
  );

type Round = { times: ReaderTimes; turns: readonly number[]; answers: Answers };

function print(name: string, { times: { site, floor, failed }, turns, answers }: Round) {
  const counts = [...answers]
    .map(([status, count]) => `${count}x ${status || 'closed'}`)
    .join(', ');
  const turn = Math.max(0, ...turns)
    .toFixed(0)
    .padStart(6);
  const cells = [name.padEnd(24), ...columns(site), '  |', ...columns(floor), ' |', turn, '  '];
  console.log(cells.join(' '), counts, failed > 0 ? `, ${failed} failed reads` : '');
}

const root = fileURLToPath(new URL('../..', import.meta.url));

async function backUp(environment: Record<string, string>, path: string) {
  await rm(path, { force: true });
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [`${root}dist-server/backup.js`, path], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  return child.exitCode === 0 ? 200 : 500;
}

type Place = { environment: Record<string, string>; open: () => Promise<Driver> };

async function openSite(origin: string, environment: Record<string, string>): Promise<Site> {
  const path = join(environment['DATA_FOLDER'] ?? '', 'backup.tar');
  const members = await signInMembers(origin, attackers);
  return {
    origin,
    members,
    ...(await prepareSite(origin, members)),
    unverified: await signIn(origin, { username: newcomer, client: 400 }),
    pictures: await createPictures(),
    backUp: async () => backUp(environment, path),
  };
}

/** Returns the turns since the last call. */
async function takeTurns(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, '');
  return text.split('\n').filter(Boolean).map(Number);
}

type Measured = { site: Site; floor: string; turnsFile: string };

async function measure({ site, floor, turnsFile }: Measured, chosen: readonly Attack[]) {
  const reader = startReader(`${site.origin}/`, `${floor}/?length=60000`);
  let slowest = 0;
  async function round(name: string, running: readonly Attack[], duration: number) {
    await Promise.all([reader.take(), takeTurns(turnsFile)]);
    const answers = await runAttacks(site, running, duration * 1000);
    const times = await reader.take();
    const slowHundredth = at(times.site, 0.99);
    print(name, { times, turns: await takeTurns(turnsFile), answers });
    return slowHundredth;
  }
  const wait: Attack = {
    name: 'nothing',
    clients: 1,
    call: async () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(200), 500);
      }),
  };
  await round('warm-up', [wait], seconds.quiet);
  await round('without an attack', [wait], seconds.quiet);
  for (const attack of chosen)
    slowest = Math.max(slowest, await round(attack.name, [attack], seconds.one));
  if (chosen.length > 1)
    slowest = Math.max(slowest, await round('all of them', chosen, seconds.all));
  reader.stop();
  return slowest;
}

async function measurePlace({ environment, open }: Place, chosen: readonly Attack[]) {
  const driver = await open();
  try {
    await fillHostile(driver);
  } finally {
    await driver.close();
  }
  const turnsFile = join(environment['DATA_FOLDER'] ?? '', 'turns');
  const preload = new URL('turns.mjs', import.meta.url).href;
  const server = await startSite({
    ...environment,
    TURNS_FILE: turnsFile,
    NODE_OPTIONS: `--import ${preload}`,
  });
  const floor = await startFloor();
  try {
    console.log(
      `${' '.repeat(24)}    p50    p99    max   |    p50    p99    max of an idle server | longest turn, in ms`,
    );
    const site = await openSite(server.origin, environment);
    const slowest = await measure({ site, floor: floor.origin, turnsFile }, chosen);
    const memory = await server.memory();
    if (memory)
      console.log(`Memory: ${memory.now.toFixed(0)} MB, at most ${memory.highest.toFixed(0)} MB.`);
    return slowest;
  } finally {
    await floor.stop();
    await server.stop();
  }
}

async function measureDatabase(folder: string, database: string, chosen: readonly Attack[]) {
  const common = { DATA_FOLDER: folder, SECRET_KEY: 'a secret key that only the bench uses' };
  if (database === 'pglite') {
    const environment = { ...common, DATABASE_URL: '' };
    const open = () => openPglite({ folder: join(folder, 'database') });
    return measurePlace({ environment, open }, chosen);
  }
  const postgres = await startPostgres();
  const environment = { ...common, DATABASE_URL: postgres.url };
  const open = async () => openPostgres(postgres.url);
  try {
    return await measurePlace({ environment, open }, chosen);
  } finally {
    await postgres.stop();
  }
}

/** `--part postgres` uses Postgres instead of PGlite; `--part feeds` runs only the attack of that name. */
export async function run(_: unknown, { part }: { part?: string }) {
  const database = part === 'postgres' ? 'postgres' : 'pglite';
  const named = attacks.filter(({ name }) => name === part);
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-hostile-'));
  try {
    const chosen = named.length > 0 ? named : attacks;
    const slowest = await measureDatabase(folder, database, chosen);
    console.log(`The highest p99 is ${slowest.toFixed(0)} ms; at most ${mostMilliseconds} ms.`);
    if (slowest > mostMilliseconds) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
