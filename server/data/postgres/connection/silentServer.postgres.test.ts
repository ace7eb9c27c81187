import { isTemporaryFailure } from '@server/core/temporaryFailure';
import { createTestClock } from '@server/core/testing/createTestPorts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, type Database, missedMessages } from '../openDatabase';
import { startProxy } from '../testing/startProxy';
import { createPostgresDatabase } from '../testing/testDatabase';
import { migrate } from './migrate';
import { openPostgres } from './postgresDriver';

const deadlines = {
  connect: 2500,
  statement: 4000,
  watch: 200,
  answer: 2500,
  message: 2500,
  reconnect: 10,
};
const soon = { timeout: 20_000 };

let proxy: Awaited<ReturnType<typeof startProxy>>;
let database: Database;

async function open(watch = deadlines.watch) {
  const driver = openPostgres(proxy.url, { deadlines: { ...deadlines, watch } });
  await migrate(driver);
  return createDatabase(driver, { clock: createTestClock(), report: () => {} });
}

beforeEach(async () => {
  proxy = await startProxy(await createPostgresDatabase('silent'));
  database = await open();
});

afterEach(async () => {
  await database.close();
  await proxy.stop();
});

const read = () => database.data.users.byId('user-ada');

test('calls fail as temporary while a server is silent, and succeed when another replaces it', async () => {
  await Promise.all(Array.from({ length: 10 }, read));
  proxy.silence();
  const results = await Promise.allSettled(Array.from({ length: 30 }, read));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(failures).toHaveLength(30);
  expect(failures.every(isTemporaryFailure)).toBe(true);
  proxy.replace();
  await vi.waitFor(read, soon);
});

test('a transaction in which the server falls silent fails as temporary', async () => {
  const removing = database.data.users.remove('user-ada');
  proxy.silence();
  await expect(removing).rejects.toSatisfy(isTemporaryFailure);
  proxy.replace();
  await vi.waitFor(() => database.data.users.remove('user-ada'), soon);
});

test('without a check in between, statements alone notice a silent server', async () => {
  await database.close();
  database = await open(60 * 60_000);
  proxy.silence();
  await expect(read()).rejects.toSatisfy(isTemporaryFailure);
  proxy.replace();
  await vi.waitFor(read, soon);
});

test('listeners of a silent server listen to the one that replaces it, and learn what they missed', async () => {
  const messages: string[] = [];
  const stop = await database.subscribe((message) => void messages.push(message));
  proxy.silence();
  proxy.replace();
  await vi.waitFor(() => expect(messages).toEqual([missedMessages]), soon);
  await vi.waitFor(() => database.publish('after'), soon);
  await vi.waitFor(() => expect(messages).toEqual([missedMessages, 'after']), soon);
  await stop();
});

test('a statement that takes too long fails as temporary, and others go on', async () => {
  const long = database.driver.query('SELECT pg_sleep(60)', [], 'arrays');
  await read();
  await expect(long).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:57014|CONNECTION_LOST)$/),
  });
  await read();
});

test('a subscription can be ended while the server is silent', async () => {
  const stop = await database.subscribe(() => {});
  proxy.silence();
  await stop();
});
