import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longDeadlines } from '@server/data/postgres/connection/deadlines';
import type { Driver } from '@server/data/postgres/connection/driver';
import { migrate } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import { startPostgres } from '@server/data/postgres/testing/startPostgres';
import { median } from '../median';
import { fillCommunity, type Size } from './benchCommunity';
import { type Figures, runLoad } from './load';
import { type Measured, type Results, reportGrowth, reportMemory, reportResults } from './report';
import { createActivityScenarios, createScenarios, type Scenario } from './scenarios';
import { overGrowth, overLimits } from './serverLimits';
import { startFloor, startSite } from './servers';
import { timeSearches } from './timeSearches';

/**
 * Measures the built server with 50 clients beside a floor: a server with the same HTTP library that
 * answers with constants of the same length. Run `npm run build` before.
 */
const allClients = 50;
const sizes: readonly Size[] = [
  { posts: 1000, authors: 500 },
  { posts: 100_000, authors: 500 },
  { posts: 100_000, authors: 50 },
];
/** Takes minutes to fill, so it is measured only with `--large`. */
const largeSize: Size = { posts: 1_000_000, authors: 50 };
/** Measured with `--community`: as many comments a post and notifications a member in both. */
const communities: readonly Size[] = [
  {
    posts: 2000,
    authors: 500,
    activity: { comments: 2500, notifications: 25_000, passages: 500, follows: 25 },
  },
  {
    posts: 2000,
    authors: 20_000,
    activity: { comments: 100_000, notifications: 1_000_000, passages: 20_000, follows: 1000 },
  },
];
/** The duration of each round, and of the run before the first. */
const seconds = 3;
const rounds = 3;

type Site = { origin: string };

function combine(all: readonly Figures[]): Figures {
  const medianOf = (read: (figures: Figures) => number) => median(all.map(read));
  return {
    rate: medianOf(({ rate }) => rate),
    p50: medianOf(({ p50 }) => p50),
    p99: medianOf(({ p99 }) => p99),
    bytes: medianOf(({ bytes }) => bytes),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/** Site and floor in turns, so that other load on the machine affects both. */
async function measure(scenario: Scenario, site: Site, floor: Site): Promise<Measured> {
  const { name, isRead, different, clients = allClients, calls } = scenario;
  const callOf = await scenario.prepare(site.origin, clients);
  let index = 0;
  const load = { clients, seconds, ...(calls === undefined ? {} : { calls }) };
  // Each round continues where the one before has ended.
  const target = {
    ...load,
    origin: site.origin,
    callOf: (client: number) => callOf(client, index++),
  };
  if (different !== undefined) await runLoad({ ...target, calls: different });
  const { bytes } = await runLoad(target);
  const floorTarget = {
    ...load,
    origin: floor.origin,
    callOf: () => ({ path: `/?length=${bytes}` }),
  };
  await runLoad(floorTarget);
  const figures: Figures[] = [];
  const floorFigures: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push(await runLoad(target));
    floorFigures.push(await runLoad(floorTarget));
  }
  return { name, isRead, site: combine(figures), floor: combine(floorFigures) };
}

type Place = { database: string; environment: Record<string, string>; open(): Promise<Driver> };

/** Fills the database; returns what is slower there than its limit. */
async function fill({ open }: Place, size: Size) {
  const driver = await open();
  try {
    await migrate(driver);
    await fillCommunity(driver, size);
    return size.posts < largeSize.posts ? [] : await timeSearches(driver, size.posts);
  } finally {
    await driver.close();
  }
}

const scenariosOf = ({ activity, ...size }: Size) =>
  activity ? createActivityScenarios(size, activity) : createScenarios(size);

async function measurePlace(place: Place, size: Size): Promise<Results> {
  const slow = await fill(place, size);
  const site = await startSite(place.environment);
  const floor = await startFloor();
  const measured: Measured[] = [];
  const idle = await site.memory();
  let busy: typeof idle = null;
  try {
    for (const scenario of scenariosOf(size)) {
      measured.push(await measure(scenario, site, floor));
    }
    busy = await site.memory();
  } finally {
    await floor.stop();
    await site.stop();
  }
  const results = { database: place.database, ...size, measured, slow };
  reportResults(results);
  if (idle && busy) reportMemory(idle.now, busy.highest);
  return results;
}

async function withFolder<Result>(run: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-bench-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const measurePglite = (size: Size) =>
  withFolder((folder) =>
    measurePlace(
      {
        database: 'PGlite',
        environment: { DATA_FOLDER: folder, DATABASE_URL: '' },
        open: () => openPglite({ folder: join(folder, 'database') }),
      },
      size,
    ),
  );

const measurePostgres = (size: Size) =>
  withFolder(async (folder) => {
    const postgres = await startPostgres();
    try {
      return await measurePlace(
        {
          database: `Postgres (${postgres.source})`,
          environment: { DATA_FOLDER: folder, DATABASE_URL: postgres.url },
          open: async () => openPostgres(postgres.url, { deadlines: longDeadlines }),
        },
        size,
      );
    } finally {
      await postgres.stop();
    }
  });

const databases = { pglite: measurePglite, postgres: measurePostgres };

type Options = { part?: string; large?: boolean; community?: boolean };

function chosenSizes({ large, community }: Options) {
  if (community) return communities;
  return large ? [largeSize] : sizes;
}

/**
 * `--part postgres` measures only that database, `--large` only the largest community, `--community` what members
 * do in communities with few and with many of them.
 */
export async function run(_: unknown, { part, ...options }: Options) {
  const over: string[] = [];
  for (const [name, measureDatabase] of Object.entries(databases)) {
    if (part !== undefined && part !== name) continue;
    const results: Results[] = [];
    for (const size of chosenSizes(options)) results.push(await measureDatabase(size));
    const [few, ...others] = results;
    const growths = few ? others.map((many) => reportGrowth(few, many)) : [];
    over.push(...results.flatMap(overLimits), ...growths.flatMap(overGrowth));
  }
  if (over.length > 0) throw new Error(over.join('\n'));
}
