import { eventually } from '@contract/testing/eventually';
import { openDatabase } from '@server/data/postgres/openDatabase';
import { startProxy } from '@server/data/postgres/testing/startProxy';
import { createMigratedDatabase } from '@server/data/postgres/testing/testDatabase';
import { systemClock } from '@server/lib/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite } from '../testing/startTestSite';

const never = 60 * 60_000;
/** Checks notice first that the server is silent. On a slow machine calls can fail at any other time, too. */
const deadlines = {
  connect: 1000,
  statement: 3000,
  watch: 100,
  answer: 1000,
  message: never,
  reconnect: 10,
};
let proxy: Awaited<ReturnType<typeof startProxy>>;
let site: Awaited<ReturnType<typeof startTestSite>>;

beforeAll(async () => {
  proxy = await startProxy(await createMigratedDatabase('silent_site'));
  const { url } = proxy;
  const database = await eventually(() =>
    openDatabase({ url, deadlines, clock: systemClock, report: () => {} }),
  );
  site = await startTestSite({ database });
});

afterAll(async () => {
  await site.close();
  await proxy.stop();
});

const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
const posts = '/api/v1/blogs/posts?skip=0';

test('a site whose database falls silent answers 503, and 200 once another replaces it', async () => {
  const expectReady = async () =>
    expect([await statusOf(posts), await statusOf('/readyz')]).toEqual([200, 200]);
  await eventually(expectReady);
  proxy.silence();
  const answers = Array.from({ length: 20 }, () => statusOf(posts));
  expect(new Set(await Promise.all(answers))).toEqual(new Set([503]));
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  proxy.replace();
  await eventually(expectReady);
});
