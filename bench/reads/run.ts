import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPath } from '@contract/apiPath';
import { countRead } from '@contract/endpoints/numbers';
import { migrate } from '@server/data/postgres/connection/migrate';
import { openPglite } from '@server/data/postgres/connection/pgliteDriver';
import autocannon from 'autocannon';
import { median } from '../median';
import { fillCommunity, postId } from '../server/benchCommunity';
import { type Figures, runLoad } from '../server/load';
import { addressOf } from '../server/members';
import { startSite } from '../server/servers';

/**
 * Sends 1,000 reads a second of 1,000 posts from 1,000 clients to one process of the built server on PGlite, and measures how long a
 * reader waits for home beside them. Run `npm run build` before. Fails if half of the answers take more than 1.5 times as long, or if
 * not all reads are taken.
 */
const rate = 1000;
const posts = 1000;
const clients = 1000;
const rounds = 3;
const seconds = 5;
const mostRatio = 1.5;

type Site = Awaited<ReturnType<typeof startSite>>;
type Round = { without: Figures; beside: Figures; rate: number };

const readHome = async ({ origin }: Site) =>
  runLoad({ origin, clients: 1, seconds, callOf: () => ({ path: '/' }) });

const bodyOf = (index: number) =>
  JSON.stringify({
    postId: postId(index % posts),
    part: 'read',
    host: `host-${index % 7}.example`,
  });

/** Reads that are sent at the rate, one after the other over some connections. Returns how many were taken in a second. */
async function sendReads({ origin }: Site) {
  let index = 0;
  const result = await autocannon({
    url: origin,
    connections: 20,
    duration: seconds,
    overallRate: rate,
    setupClient(connection) {
      const prepareNext = () => {
        index += 1;
        const headers = {
          'Content-Type': 'application/json',
          'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
          'X-Forwarded-For': addressOf(index % clients),
        };
        const path = `${apiPath}${countRead.path}`;
        connection.setRequests([{ method: 'POST', path, headers, body: bodyOf(index) }]);
      };
      prepareNext();
      connection.on('response', prepareNext);
    },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} reads were refused.`);
  return result.requests.total / result.duration;
}

async function measureRound(site: Site): Promise<Round> {
  const without = await readHome(site);
  const [beside, taken] = await Promise.all([readHome(site), sendReads(site)]);
  return { without, beside, rate: taken };
}

async function fill(folder: string) {
  const driver = await openPglite({ folder: join(folder, 'database') });
  try {
    await migrate(driver);
    await fillCommunity(driver, { posts, authors: 50 });
  } finally {
    await driver.close();
  }
}

async function measure(folder: string) {
  await fill(folder);
  const site = await startSite({ DATA_FOLDER: folder, DATABASE_URL: '' });
  const measured: Round[] = [];
  try {
    await readHome(site);
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(site));
  } finally {
    await site.stop();
  }
  const ratio = (read: (figures: Figures) => number) =>
    median(measured.map(({ without, beside }) => read(beside) / read(without)));
  const p50 = ratio((figures) => figures.p50);
  const p99 = ratio((figures) => figures.p99);
  const taken = median(measured.map((round) => round.rate));
  console.log(`${taken.toFixed(0)} reads a second at one process on PGlite, ${rounds} rounds`);
  console.log(
    `home beside them / without: p50 ${p50.toFixed(2)}x (limit ${mostRatio}x), p99 ${p99.toFixed(2)}x`,
  );
  if (taken < 0.95 * rate) throw new Error('Not all reads were taken.');
  if (p50 > mostRatio) throw new Error('Readers wait too long beside them.');
}

export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'commonplace-bench-'));
  try {
    await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
