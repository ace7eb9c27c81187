import { rates } from '@contract/rates';
import { createApi } from '@server/createApi';
import { withPost } from '@server/data/testing/fixtures';
import { userRow } from '@server/data/testing/rows';
import { TemporaryFailure } from '@server/lib/temporaryFailure';
import { expect, test } from 'vitest';
import { createClient } from '../testing/createClient';
import { createTestPorts } from '../testing/createTestPorts';
import { openTestSession } from '../testing/openTestSession';

const like = { params: { postId: 'post' } };

/** An API whose likes fail until they are repaired, and the reader `ben`. */
async function createBrokenApi(failure: Error) {
  const { ports, database, settled } = createTestPorts({});
  await withPost(database.data);
  const { likes } = ports.data;
  const state = { isBroken: true };
  const data = {
    ...ports.data,
    likes: {
      ...likes,
      async add(row: Parameters<typeof likes.add>[0]) {
        if (state.isBroken) throw failure;
        return likes.add(row);
      },
    },
  };
  const client = createClient(createApi({ ...ports, data }));
  await openTestSession({ ports, data }, userRow('ben'), client.cookies);
  return { client, ports, settled, repair: () => (state.isBroken = false) };
}

test.each([
  [503, new TemporaryFailure('away')],
  [500, new Error('a bug')],
])('a call that is answered with %i does not count', async (status, failure) => {
  const { client, ports, settled, repair } = await createBrokenApi(failure);
  const key = 'likes account ben';
  const { perAccount: most, within } = rates.likes;
  await ports.limits.take(key, { most, within }, most - 1);
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await client.refused('likePost', like)).status).toBe(status);
    await settled();
  }
  repair();
  await client.ok('likePost', like);
  expect((await client.refused('likePost', like)).status).toBe(429);
});

test('a clock that was ahead for a while locks nobody out', async () => {
  const year = 365 * 24 * 60 * 60_000;
  const { ports, database, clock } = createTestPorts({});
  const client = createClient(createApi(ports));
  await withPost(database.data);
  clock.advance(year);
  const body = { username: 'ada', password: 'Wrong1!x' };
  let status = 0;
  while (status !== 429) ({ status } = await client.refused('login', { body }));
  await openTestSession({ ports, data: ports.data }, userRow('cleo'), client.cookies);
  clock.advance(-year);
  await client.ok('readChartData', {});
  expect((await client.refused('login', { body })).status).toBe(429);
  clock.advance(24 * 60 * 60_000);
  const visitor = createClient(createApi(ports));
  expect((await visitor.refused('login', { body })).status).toBe(401);
});
