import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiPath } from '@contract/apiPath';
import { longDeadlines } from '@server/data/postgres/connection/deadlines';
import type { Driver } from '@server/data/postgres/connection/driver';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import { startPostgres } from '@server/data/postgres/testing/startPostgres';
import { benchPassword, postId, postUrl } from '../server/benchCommunity';
import { addressOf, type Member, signIn, signInMembers, visit } from '../server/members';
import { type Memory, startFloor, startSite } from '../server/servers';
import { attacks, backups } from './attacks';
import { type Answer, type Attack, postFields, type Site } from './calls';
import { fillHostile, freshMembers, freshName, newcomer } from './fillHostile';
import { createPictures, smallPicture } from './pictures';
import { prepareSite } from './prepareSite';
import { heading, print, type Round, reportFaults } from './report';
import { runAttacks } from './runAttacks';
import { startReader } from './startReader';

/**
 * Attacks the built server and measures how long another reader waits for the home page and a writer for a
 * save. Fails if something exceeds its limit in `report.ts`. The longest turn of the server's event loop is
 * measured in CPU time, so it depends less on what else the machine does. Run `npm run build` before.
 */
const seconds = { quiet: 3, one: 6, all: 15, fewer: 10 };
const attackers = 16;
const allName = 'all of them';
/** Shows which attack the others wait for. Only on request, because it takes as long as everything else. */
const fewerName = 'all but one';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function backUp(environment: Record<string, string>, path: string): Promise<Answer> {
  await rm(path, { force: true });
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [`${root}dist-server/backup.js`, path], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  return child.exitCode === 0 ? 200 : 500;
}

/** The number of a member who doesn't attack, and of a post of this member. */
const writer = attackers;

type Place = { environment: Record<string, string>; open: () => Promise<Driver> };

async function signInFresh(origin: string) {
  const members: Member[] = [];
  for (let number = 0; number < freshMembers; number += 1)
    members.push(await signIn(origin, { username: freshName(number), client: 401 + number }));
  return members;
}

async function openSite(origin: string, environment: Record<string, string>): Promise<Site> {
  const path = join(environment['DATA_FOLDER'] ?? '', 'backup.tar');
  const members = await signInMembers(origin, attackers);
  return {
    origin,
    members,
    writer: await signIn(origin, { username: `member${writer}`, client: writer }),
    ...(await prepareSite(origin, members)),
    unverified: await signIn(origin, { username: newcomer, client: 400 }),
    fresh: await signInFresh(origin),
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

type Measured = {
  site: Site;
  floor: string;
  turnsFile: string;
  memory: () => Promise<Memory | null>;
};

const startReaderOf = async ({ site, floor }: Measured) =>
  startReader({
    site: `${site.origin}/`,
    floor: `${floor}/?length=60000`,
    save: {
      url: `${site.origin}${apiPath}/blogs/${postId(writer)}`,
      headers: site.writer.headers,
      fields: postFields('', postUrl(writer)),
    },
    upload: {
      url: `${site.origin}${apiPath}/resource/`,
      headers: site.writer.headers,
      file: await smallPicture(),
    },
    signIn: {
      url: `${site.origin}${apiPath}/user/login`,
      ...(await visit(site.origin, addressOf(450))),
      body: JSON.stringify({ username: `member${writer + 1}`, password: benchPassword }),
    },
  });

const nothing: Attack = {
  name: 'nothing',
  clients: 1,
  call: async () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(200), 500);
    }),
};

async function measure(measured: Measured, parts: readonly string[]) {
  const { site, turnsFile, memory } = measured;
  const reader = await startReaderOf(measured);
  // Clients that attack run on other machines; here they must not take the time of the server and of the reader.
  setPriority(constants.priority.PRIORITY_LOW);
  async function round(name: string, running: readonly Attack[], duration: number) {
    await Promise.all([reader.take(), takeTurns(turnsFile)]);
    const answers = await runAttacks(site, running, duration * 1000);
    const [times, turns, now] = [await reader.take(), await takeTurns(turnsFile), await memory()];
    const isQueued = running.length === 1 && running.some((attack) => attack.isQueued);
    const result = { name, isQueued, times, turns, answers, memory: now?.now ?? null };
    print(result);
    return result;
  }
  await round('warm-up', [nothing], seconds.quiet);
  await round('without an attack', [nothing], seconds.quiet);
  const rounds: Round[] = [];
  for (const attack of [...attacks, backups])
    if (parts.length === 0 || parts.includes(attack.name))
      rounds.push(await round(attack.name, [attack], seconds.one));
  if (parts.length === 0 || parts.includes(allName))
    rounds.push(await round(allName, attacks, seconds.all));
  if (parts.includes(fewerName))
    for (const attack of attacks) {
      const others = attacks.filter((other) => other !== attack);
      rounds.push(await round(`without ${attack.name}`, others, seconds.fewer));
    }
  reader.stop();
  return rounds;
}

async function measurePlace({ environment, open }: Place, parts: readonly string[]) {
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
    console.log(heading);
    const site = await openSite(server.origin, environment);
    const { memory } = server;
    const rounds = await measure({ site, floor: floor.origin, turnsFile, memory }, parts);
    return { rounds, memory: await memory() };
  } finally {
    await floor.stop();
    await server.stop();
  }
}

async function measureDatabase(folder: string, database: string, parts: readonly string[]) {
  const common = { DATA_FOLDER: folder, SECRET_KEY: 'a secret key that only the bench uses' };
  if (database === 'pglite') {
    const environment = { ...common, DATABASE_URL: '' };
    const open = () => openPglite({ folder: join(folder, 'database') });
    return measurePlace({ environment, open }, parts);
  }
  const postgres = await startPostgres();
  const environment = { ...common, DATABASE_URL: postgres.url };
  const open = async () => openPostgres(postgres.url, { deadlines: longDeadlines });
  try {
    return await measurePlace({ environment, open }, parts);
  } finally {
    await postgres.stop();
  }
}

/**
 * `--part feeds` runs only the attack of that name, `--part 'feeds, all of them'` also the last round, `--part 'all but one'`
 * a round without each of them; `postgres` before them uses Postgres instead of PGlite.
 */
export async function run(_: unknown, { part = '' }: { part?: string }) {
  const isPostgres = part.startsWith('postgres');
  const parts = (isPostgres ? part.slice('postgres '.length) : part).split(', ').filter(Boolean);
  const known = new Set([...[...attacks, backups].map(({ name }) => name), allName, fewerName]);
  for (const name of parts)
    if (!known.has(name)) throw new Error(`There is no attack named "${name}".`);
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-hostile-'));
  try {
    const { rounds, memory } = await measureDatabase(
      folder,
      isPostgres ? 'postgres' : 'pglite',
      parts,
    );
    reportFaults(rounds, isPostgres ? null : (memory?.highest ?? null));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
