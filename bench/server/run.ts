import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longDeadlines } from '@server/data/postgres/connection/deadlines';
import type { Driver } from '@server/data/postgres/connection/driver';
import { migrate } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import { openPostgres } from '@server/data/postgres/connection/postgresDriver';
import { startPostgres } from '@server/data/postgres/testing/startPostgres';
import { fillCommunity, type Size } from './benchCommunity';
import { type Figures, type Load, runLoad } from './load';
import { type Measured, type Results, reportGrowth, reportMemory, reportResults } from './report';
import { createScenarios, type Scenario } from './scenarios';
import { startFloor, startSite } from './servers';

/**
 * Measures the built server with 50 clients beside a floor: a server with the same HTTP library that
 * answers with constants of the same length. Run `npm run build` before.
 */
const clients = 50;
const sizes: readonly Size[] = [
  { posts: 1000, authors: 500 },
  { posts: 100_000, authors: 500 },
  { posts: 100_000, authors: 50 },
];
/** Takes minutes to fill, so it is measured only with `--large`. */
const largeSize: Size = { posts: 1_000_000, authors: 50 };
/** Of each round, and before the first. */
const seconds = 3;
const rounds = 3;

type Site = { origin: string };

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

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

type Target = Pick<Load, 'origin' | 'callOf'>;

async function warmUp(target: Target, different?: number) {
  if (different !== undefined) await runLoad({ ...target, clients, seconds, calls: different });
  return runLoad({ ...target, clients, seconds });
}

/** Site and floor in turns, so that other load on the machine affects both. */
async function measure(scenario: Scenario, site: Site, floor: Site): Promise<Measured> {
  const callOf = await scenario.prepare(site.origin, clients);
  let index = 0;
  // Each round continues where the one before has ended.
  const target = { origin: site.origin, callOf: (client: number) => callOf(client, index++) };
  const { bytes } = await warmUp(target, scenario.different);
  const floorTarget = { origin: floor.origin, callOf: () => ({ path: `/?length=${bytes}` }) };
  await warmUp(floorTarget);
  const figures: Figures[] = [];
  const floorFigures: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push(await runLoad({ ...target, clients, seconds }));
    floorFigures.push(await runLoad({ ...floorTarget, clients, seconds }));
  }
  const { name, isRead } = scenario;
  return { name, isRead, site: combine(figures), floor: combine(floorFigures) };
}

type Place = { database: string; environment: Record<string, string>; open(): Promise<Driver> };

async function fill({ open }: Place, size: Size) {
  const driver = await open();
  try {
    await migrate(driver);
    await fillCommunity(driver, size);
  } finally {
    await driver.close();
  }
}

async function measurePlace(place: Place, size: Size): Promise<Results> {
  await fill(place, size);
  const site = await startSite(place.environment);
  const floor = await startFloor();
  const measured: Measured[] = [];
  const idle = await site.memory();
  let busy: typeof idle = null;
  try {
    for (const scenario of createScenarios(size)) {
      measured.push(await measure(scenario, site, floor));
    }
    busy = await site.memory();
  } finally {
    await floor.stop();
    await site.stop();
  }
  const results = { database: place.database, ...size, measured };
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

type Options = { part?: string; large?: boolean };

/** `--part postgres` measures only that database, `--large` only the largest community. */
export async function run(_: unknown, { part, large }: Options) {
  for (const [name, measureDatabase] of Object.entries(databases)) {
    if (part !== undefined && part !== name) continue;
    const results: Results[] = [];
    for (const size of large ? [largeSize] : sizes) results.push(await measureDatabase(size));
    const [few, ...others] = results;
    for (const many of others) if (few) reportGrowth(few, many);
  }
}
