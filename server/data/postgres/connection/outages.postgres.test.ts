import { eventually } from '@contract/testing/eventually';
import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database, missedMessages } from '../openDatabase';
import { startProxy } from '../testing/startProxy';
import { createMigratedDatabase } from '../testing/testDatabase';
import { openPostgres } from './postgresDriver';

let proxy: Awaited<ReturnType<typeof startProxy>>;
let database: Database;

beforeAll(async () => {
  proxy = await startProxy(await createMigratedDatabase('outages'));
  const driver = openPostgres(proxy.url);
  database = createDatabase(driver, { clock: createTestClock(), report: () => {} });
});

afterAll(async () => {
  await database.close();
  await proxy.stop();
});

const read = () => database.data.users.byId('user-ada');
const readAtOnce = () => Promise.allSettled(Array.from({ length: 20 }, read));
const failuresOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

test('while the server is gone, calls fail as temporary; when it is back, they succeed', async () => {
  expect(failuresOf(await readAtOnce())).toEqual([]);
  const running = readAtOnce();
  await proxy.stop();
  expect(failuresOf(await running).every(isTemporaryFailure)).toBe(true);
  for (let turn = 0; turn < 3; turn += 1) {
    const failures = failuresOf(await readAtOnce());
    expect(failures).toHaveLength(20);
    expect(failures.every(isTemporaryFailure)).toBe(true);
  }
  await expect(database.ping()).rejects.toThrow('ECONNREFUSED');
  await proxy.restart();
  await eventually(database.ping);
  expect(failuresOf(await readAtOnce())).toEqual([]);
});

test('a transaction that lost its connection fails as temporary', async () => {
  await proxy.stop();
  const removing = database.data.users.remove('user-ada');
  await expect(removing).rejects.toSatisfy(isTemporaryFailure);
  await proxy.restart();
  await eventually(database.ping);
  expect(await database.data.users.remove('user-ada')).toBeNull();
});

test('listeners learn that they can have missed messages', async () => {
  const messages: string[] = [];
  const stop = await database.subscribe((message) => void messages.push(message));
  await database.publish('before');
  await eventually(() => expect(messages).toEqual(['before']));
  await proxy.stop();
  await proxy.restart();
  await eventually(() => expect(messages).toEqual(['before', missedMessages]));
  await database.publish('after');
  await eventually(() => expect(messages.at(-1)).toBe('after'));
  await stop();
});
