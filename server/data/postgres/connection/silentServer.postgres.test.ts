import { eventually } from '@contract/testing/eventually';
import { isTemporaryFailure } from '@server/lib/temporaryFailure';
import { createTestClock } from '@server/lib/testing/createTestClock';
import { expect, type TestContext, test } from 'vitest';
import { createDatabase, missedMessages } from '../openDatabase';
import { startProxy } from '../testing/startProxy';
import { createMigratedDatabase } from '../testing/testDatabase';
import { openPostgres } from './postgresDriver';

const never = 60 * 60_000;
/** Checks notice first that a server is silent. On a slow machine calls can fail at any other time, too. */
const withChecks = {
  connect: 1000,
  statement: 3000,
  watch: 100,
  answer: 1000,
  message: never,
  reconnect: 10,
};
const withoutChecks = { ...withChecks, connect: never, statement: 1000, watch: never };

/** A database whose server can fall silent, with a connection that is ready. */
async function openDatabase(name: string, { onTestFinished }: TestContext, deadlines = withChecks) {
  const proxy = await startProxy(await createMigratedDatabase(`silent_${name}`));
  const driver = openPostgres(proxy.url, { deadlines });
  onTestFinished(async () => {
    await driver.close();
    await proxy.stop();
  });
  const database = createDatabase(driver, { clock: createTestClock(), report: () => {} });
  const read = () => database.data.users.byId('user-ada');
  await eventually(read);
  return { ...database, proxy, read };
}

// Side by side, because each waits for a deadline.
test.concurrent('calls fail as temporary while a server is silent, and succeed when another replaces it', async (context) => {
  const { proxy, read } = await openDatabase('calls', context);
  await eventually(() => Promise.all(Array.from({ length: 10 }, read)));
  proxy.silence();
  const results = await Promise.allSettled(Array.from({ length: 30 }, read));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(failures).toHaveLength(30);
  expect(failures.every(isTemporaryFailure)).toBe(true);
  proxy.replace();
  await eventually(read);
});

test.concurrent('a transaction in which the server falls silent fails as temporary', async (context) => {
  const { data, proxy } = await openDatabase('transaction', context);
  const removing = data.users.remove('user-ada');
  proxy.silence();
  await expect(removing).rejects.toSatisfy(isTemporaryFailure);
  proxy.replace();
  await eventually(() => data.users.remove('user-ada'));
});

test.concurrent('without a check in between, statements alone notice a silent server', async (context) => {
  const { proxy, read } = await openDatabase('statement', context, withoutChecks);
  proxy.silence();
  await expect(read()).rejects.toSatisfy(isTemporaryFailure);
  proxy.replace();
  await eventually(read);
});

test.concurrent('listeners of a silent server listen to the one that replaces it, and learn what they missed', async (context) => {
  const { publish, subscribe, proxy } = await openDatabase('listeners', context);
  const messages: string[] = [];
  const stop = await eventually(() => subscribe((message) => void messages.push(message)));
  proxy.silence();
  proxy.replace();
  await eventually(() => expect(messages.length).toBeGreaterThan(0));
  await eventually(async () => {
    await publish('after');
    expect(messages).toContain('after');
  });
  expect(messages[0]).toBe(missedMessages);
  await stop();
});

test.concurrent('a statement that takes too long fails as temporary, and others go on', async (context) => {
  const { driver, read } = await openDatabase('long', context, withoutChecks);
  const long = driver.query('SELECT pg_sleep(3600)', [], 'arrays');
  await Promise.all([
    eventually(read),
    expect(long).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:57014|CONNECTION_LOST)$/),
    }),
  ]);
  await eventually(read);
});

test.concurrent('a subscription can be ended while the server is silent', async (context) => {
  const { subscribe, proxy } = await openDatabase('subscription', context);
  const stop = await eventually(() => subscribe(() => {}));
  proxy.silence();
  await stop();
});
