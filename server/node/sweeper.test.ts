import { createTestApi } from '@server/core/testing/createTestApi';
import { testImage } from '@server/core/testing/testImage';
import { expect, test } from 'vitest';
import { sweep } from './sweeper';

const hour = 60 * 60_000;
const sweepLimits = async () => 0;

test('an upload that no post has used within a day is removed with its bytes', async () => {
  const { ports, files, clock, settled, addSignedInUser } = createTestApi();
  const { client } = await addSignedInUser('adalove');
  await client.ok('uploadResource', { body: { resource: testImage() } });
  await settled();
  expect(files.names()).not.toEqual([]);
  await sweep({ ports, sweepLimits });
  await settled();
  expect(files.names()).not.toEqual([]);
  clock.advance(25 * hour);
  await sweep({ ports, sweepLimits });
  await settled();
  expect(files.names()).toEqual([]);
});

test('expired sessions, devices and tokens are removed', async () => {
  const { ports, data, clock, settled, addSignedInUser } = createTestApi();
  const { client } = await addSignedInUser('adalove');
  await client.ok('forgotPassword', { body: { email: 'adalove@example.com' } });
  await settled();
  clock.advance(200 * 24 * hour);
  await sweep({ ports, sweepLimits });
  const left = [data.sessions, data.tokens, data.devices].map((part) => part.sweep(clock.now()));
  expect(await Promise.all(left)).toEqual([0, 0, 0]);
});

test('sessions and tokens that are valid stay', async () => {
  const { ports, data, clock, addSignedInUser } = createTestApi();
  await addSignedInUser('adalove');
  await sweep({ ports, sweepLimits });
  expect(await data.sessions.sweep(clock.now() + 200 * 24 * hour)).toBe(1);
});

test('of several processes one sweeps in an interval', async () => {
  const { ports, clock } = createTestApi();
  const options = { ports, sweepLimits };
  const first = await Promise.all([sweep(options), sweep(options)]);
  expect(first).toEqual([true, false]);
  clock.advance(hour);
  expect(await sweep(options)).toBe(true);
});
