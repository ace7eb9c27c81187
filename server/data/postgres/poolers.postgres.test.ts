import { eventually } from '@contract/testing/eventually';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { afterEach, describe, expect, test } from 'vitest';
import { withPost } from '../testing/fixtures';
import { portMethods } from '../testing/portMethods';
import { deadlines } from './connection/deadlines';
import { openPostgres } from './connection/postgresDriver';
import { type Database, openDatabase } from './openDatabase';
import { findPgbouncer, startPgbouncer } from './testing/startPgbouncer';
import { createMigratedDatabase } from './testing/testDatabase';

const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const { close } of opened.splice(0).toReversed()) await close();
});

type Urls = { url: string; directUrl?: string };

async function open({ url, directUrl }: Urls): Promise<Database> {
  const database = await openDatabase({ url, directUrl, clock: createTestClock(), report });
  opened.push(database);
  return database;
}

/** An unexpected failure must fail the test. */
function report(failure: unknown) {
  throw failure;
}

async function preparedStatements(url: string) {
  const driver = openPostgres(url);
  opened.push(driver);
  const count = 'SELECT count(*)::integer AS count FROM pg_prepared_statements';
  for (let turn = 0; turn < 2; turn += 1) await driver.query('SELECT 1', [], 'arrays');
  return driver.query(count, [], 'objects');
}

test('statements are prepared on a server, but not where the URL says that there is a pooler', async () => {
  const url = await createMigratedDatabase('prepared');
  expect(await preparedStatements(url)).toEqual([{ count: 2 }]);
  expect(await preparedStatements(`${url}?pgbouncer=true`)).toEqual([{ count: 0 }]);
});

test('parameters of the URL that the server does not know are not sent to it', async () => {
  const url = await createMigratedDatabase('parameters');
  const query = 'channel_binding=prefer&target_session_attrs=read-write&connection_limit=1&supa=x';
  await (await open({ url: `${url}?${query}` })).ping();
});

test('a URL of several servers leads to the one that answers', async () => {
  const url = await createMigratedDatabase('several');
  const several = url.replace('@', '@127.0.0.1:1,');
  const database = await open({ url: several });
  await Promise.all(Array.from({ length: 20 }, database.ping));
});

const program = findPgbouncer() ?? '';
const modes = program === '' ? [] : (['session', 'transaction'] as const);
if (program === '') {
  process.stdout.write('The tests with PgBouncer are left out: it is not installed.\n');
}

async function startPooler(mode: (typeof modes)[number], name: string) {
  const directUrl = await createMigratedDatabase(name);
  const pooler = await startPgbouncer(program, directUrl, mode);
  opened.push({ close: pooler.stop });
  return { url: pooler.url, directUrl };
}

describe.each(modes)('PgBouncer with pool_mode=%s', (mode) => {
  async function openPooled() {
    const { url, directUrl } = await startPooler(mode, `pooled_${mode}`);
    return open(mode === 'transaction' ? { url, directUrl } : { url });
  }

  test('every call of the data port answers, also many at once', async () => {
    const { data } = await openPooled();
    await withPost(data);
    for (const { call } of portMethods) await call(data);
    const read = async () => data.posts.trending({ take: 9 });
    const answers = await Promise.all(Array.from({ length: 60 }, read));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('limits are counted, and messages reach subscribers', async () => {
    const { limits, subscribe, publish } = await openPooled();
    const use = async () => limits.take('ada', { most: 5, within: 60_000 });
    const uses = await Promise.all(Array.from({ length: 20 }, use));
    expect(uses.filter(({ allowed }) => allowed)).toHaveLength(5);
    const messages: string[] = [];
    const stop = await subscribe((message) => void messages.push(message));
    await publish('changed');
    await eventually(() => expect(messages).toEqual(['changed']));
    await stop();
  });
});

test.each(modes.filter((mode) => mode === 'transaction'))(
  'a pooler that swallows messages (%s) is refused, with the setting that helps',
  async (mode) => {
    const { url } = await startPooler(mode, 'swallowed');
    const opening = openDatabase({
      url,
      clock: createTestClock(),
      report,
      deadlines: { ...deadlines, message: 500 },
    });
    await expect(opening).rejects.toThrow('set DATABASE_DIRECT_URL');
  },
);
