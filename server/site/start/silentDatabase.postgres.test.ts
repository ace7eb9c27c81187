import { systemClock } from '@server/core/adapters/systemClock';
import { openDatabase } from '@server/data/postgres/openDatabase';
import { startProxy } from '@server/data/postgres/testing/startProxy';
import { createPostgresDatabase } from '@server/data/postgres/testing/testDatabase';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestSite } from '../testing/startTestSite';

const deadlines = {
  connect: 2500,
  statement: 4000,
  watch: 200,
  answer: 2500,
  message: 2500,
  reconnect: 10,
};
let proxy: Awaited<ReturnType<typeof startProxy>>;
let site: Awaited<ReturnType<typeof startTestSite>>;

beforeAll(async () => {
  proxy = await startProxy(await createPostgresDatabase('silent_site'));
  const { url } = proxy;
  const database = await openDatabase({ url, deadlines, clock: systemClock, report: () => {} });
  site = await startTestSite({ database });
}, 60_000);

afterAll(async () => {
  await site.close();
  await proxy.stop();
});

const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
const posts = '/api/v1/blogs/posts?skip=0';

test('a site whose database falls silent answers 503, and 200 once another replaces it', async () => {
  expect([await statusOf(posts), await statusOf('/readyz')]).toEqual([200, 200]);
  proxy.silence();
  const answers = Array.from({ length: 20 }, () => statusOf(posts));
  expect(new Set(await Promise.all(answers))).toEqual(new Set([503]));
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  proxy.replace();
  const isBack = async () => expect(await statusOf(posts)).toBe(200);
  await vi.waitFor(isBack, { timeout: 20_000 });
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 20_000 });
});
