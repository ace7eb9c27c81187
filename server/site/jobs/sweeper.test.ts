import type { FileSweep } from '@server/core/files/sweepUnusedFiles';
import { postBody } from '@server/core/testing/createScenario';
import { createTestApi } from '@server/core/testing/createTestApi';
import { testPicture } from '@server/core/testing/testPicture';
import { contactRow, emailRow } from '@server/data/testing/rows';
import { expect, test } from 'vitest';
import { sweep } from './sweeper';

const hour = 60 * 60_000;

type Site = Pick<ReturnType<typeof createTestApi>, 'ports' | 'files'>;

/** A sweep that remembers what the sweeps of files have done. */
function createSweeper({ ports, files }: Site) {
  const fileSweeps: FileSweep[] = [];
  const options = {
    ports,
    store: files,
    sweepLimits: async () => 0,
    onFilesSwept: (swept: FileSweep) => void fileSweeps.push(swept),
    signal: new AbortController().signal,
  };
  return { fileSweeps, options, run: () => sweep(options) };
}

test('an upload that no post has used within a day is removed with its bytes', async () => {
  const { ports, files, clock, settled, addSignedInUser } = createTestApi();
  const { run } = createSweeper({ ports, files });
  const { client } = await addSignedInUser('adalove');
  await client.ok('uploadResource', { body: { resource: testPicture() } });
  await settled();
  expect(files.names()).not.toEqual([]);
  await run();
  await settled();
  expect(files.names()).not.toEqual([]);
  clock.advance(25 * hour);
  await run();
  await settled();
  expect(files.names()).toEqual([]);
});

test('expired sessions, devices and tokens are removed', async () => {
  const { ports, files, data, clock, settled, addSignedInUser } = createTestApi();
  const { run } = createSweeper({ ports, files });
  const { client } = await addSignedInUser('adalove');
  await client.ok('forgotPassword', { body: { email: 'adalove@example.com' } });
  await settled();
  clock.advance(200 * 24 * hour);
  await run();
  const left = [data.sessions, data.tokens, data.devices].map((part) => part.sweep(clock.now()));
  expect(await Promise.all(left)).toEqual([0, 0, 0]);
});

test('expired links to drafts are removed', async () => {
  const { ports, files, data, clock, addSignedInUser } = createTestApi();
  const { run } = createSweeper({ ports, files });
  const { client } = await addSignedInUser('adalove');
  const body = postBody({ isPublished: false });
  const { newBlog } = await client.ok('createPost', { body });
  await client.ok('createPreview', { params: { id: newBlog._id } });
  clock.advance(31 * 24 * hour);
  await run();
  expect(await data.previews.sweep(clock.now())).toBe(0);
});

test('reports are kept for 180 days', async () => {
  const { ports, files, data, clock, addSignedInUser, addUser } = createTestApi();
  const { run } = createSweeper({ ports, files });
  const { client } = await addSignedInUser('adalove');
  const { id } = await addUser('spammer');
  await client.ok('addReport', { body: { kind: 'profile', subjectId: id, reason: 'spam' } });
  const open = async () =>
    (await data.reports.list({ skip: 0, take: 9, state: 'open', by: 'admin' })).rows.length;
  clock.advance(180 * 24 * hour);
  await run();
  expect(await open()).toBe(1);
  clock.advance(hour);
  await run();
  expect(await open()).toBe(0);
});

test('idempotency keys are kept for 30 days', async () => {
  const { ports, files, data, clock, addSignedInUser } = createTestApi();
  const { run } = createSweeper({ ports, files });
  const { user, client } = await addSignedInUser('adalove');
  const clientId = 'key-0001';
  await client.ok('createPost', { body: postBody({ clientId }) });
  const key = { userId: user.id, call: 'createPost', clientId } as const;
  clock.advance(30 * 24 * hour);
  await run();
  expect(await data.clientIds.find(key)).not.toBeNull();
  clock.advance(hour);
  await run();
  expect(await data.clientIds.find(key)).toBeNull();
});

test('letters that failed are kept for a week', async () => {
  const { ports, files, data, clock } = createTestApi();
  const { run } = createSweeper({ ports, files });
  const failed = emailRow('failed', { userId: null, failedAt: clock.now() });
  await data.contact.insert(contactRow('message'), failed);
  const count = async () => (await data.letters.list({ skip: 0, take: 1 })).failed;
  clock.advance(7 * 24 * hour);
  await run();
  expect(await count()).toBe(1);
  clock.advance(hour);
  await run();
  expect(await count()).toBe(0);
});

test('sessions and tokens that are valid stay', async () => {
  const { ports, files, data, clock, addSignedInUser } = createTestApi();
  const { run } = createSweeper({ ports, files });
  await addSignedInUser('adalove');
  await run();
  expect(await data.sessions.sweep(clock.now() + 200 * 24 * hour)).toBe(1);
});

test('of several processes one sweeps in an interval', async () => {
  const { ports, files, clock } = createTestApi();
  const { run } = createSweeper({ ports, files });
  expect(await Promise.all([run(), run()])).toEqual([true, false]);
  clock.advance(hour);
  expect(await run()).toBe(true);
});

test('files are swept once a day', async () => {
  const { ports, files, clock } = createTestApi();
  const { run, fileSweeps } = createSweeper({ ports, files });
  for (const hours of [0, 1, 22, 2]) {
    clock.advance(hours * hour);
    await run();
  }
  expect(fileSweeps).toHaveLength(2);
});

test('a sweep of files that failed is repeated with the next one', async () => {
  const { ports, files, clock } = createTestApi();
  const { options, fileSweeps } = createSweeper({ ports, files });
  const failure = new Error('The bucket does not answer.');
  const store = { ...files, sites: () => Promise.reject(failure) };
  await expect(sweep({ ...options, store })).rejects.toThrow(failure);
  clock.advance(hour);
  await sweep(options);
  expect(fileSweeps).toEqual([{ removed: 0, otherSites: [] }]);
});
