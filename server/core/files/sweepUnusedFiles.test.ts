import { expect, test } from 'vitest';
import { contentOf, postBody } from '../testing/createScenario';
import { createTestApi } from '../testing/createTestApi';
import { pngOfSize } from '../testing/testPicture';
import { registerSite, sweepUnusedFiles } from './sweepUnusedFiles';

const hour = 60 * 60_000;
const photo = () => new File([pngOfSize({ width: 1600, height: 900 })], 'photo.png');
const profile = {
  firstName: 'Augusta',
  lastName: 'King',
  username: 'adalove',
  email: 'adalove@example.com',
  bio: 'Counts on engines.',
};
const stray = { bytes: new Uint8Array([1]), type: 'image/webp' };
const strays = ['stray-1280x720-320w.webp', 'stray-1280x720.webp', 'old.png'];

async function createSite() {
  const { ports, files, clock, settled, addSignedInUser } = createTestApi();
  await registerSite(ports, files);
  const { client } = await addSignedInUser('adalove');
  return {
    ports,
    files,
    client,
    settled,
    async addStrays() {
      for (const name of strays) await files.put(name, stray);
    },
    async sweepLater(time: number) {
      clock.advance(time);
      const { signal } = new AbortController();
      return sweepUnusedFiles(ports, { store: files, signal });
    },
  };
}

test('files that no row refers to are removed after a day', async () => {
  const { files, addStrays, sweepLater } = await createSite();
  await addStrays();
  expect(await sweepLater(23 * hour)).toEqual({ removed: 0, otherSites: [] });
  expect(files.names()).toEqual(strays);
  expect(await sweepLater(2 * hour)).toEqual({ removed: 3, otherSites: [] });
  expect(files.names()).toEqual([]);
});

test('files of all uploads stay, in all widths', async () => {
  const { files, client, settled, addStrays, sweepLater } = await createSite();
  await client.ok('updateProfile', { body: { ...profile, avatar: photo() } });
  await client.ok('changeCover', { body: { bgImage: photo() } });
  await client.ok('uploadResource', { body: { resource: photo() } });
  const claimed = await client.ok('uploadResource', { body: { resource: photo() } });
  const content = contentOf(claimed.data.resource_url);
  await client.ok('createPost', { body: postBody({ content, postImage: photo() }) });
  await settled();
  const stored = files.names();
  expect(stored).toHaveLength(5 * 4);
  await addStrays();
  expect(await sweepLater(25 * hour)).toEqual({ removed: 3, otherSites: [] });
  expect(files.names()).toEqual(stored);
});

test('nothing is removed while another site uses the files', async () => {
  const { ports, files, addStrays, sweepLater } = await createSite();
  const { data, settings } = ports;
  const storedFiles = { ...data.storedFiles, siteId: async () => 'other' };
  const other = { settings, data: { ...data, storedFiles } };
  expect(await registerSite(other, files)).toEqual(['memory']);
  await addStrays();
  expect(await sweepLater(25 * hour)).toEqual({ removed: 0, otherSites: ['other'] });
  expect(files.names()).toEqual(strays);
});

test('the first site that finds files without a row removes nothing', async () => {
  const { ports, files, clock } = createTestApi();
  await files.put('stranger.webp', stray);
  expect(await registerSite(ports, files)).toEqual(['unknown']);
  expect(await registerSite(ports, files)).toEqual(['unknown']);
  clock.advance(25 * hour);
  const { signal } = new AbortController();
  await sweepUnusedFiles(ports, { store: files, signal });
  expect(files.names()).toEqual(['stranger.webp']);
});

test('the first site that finds only files of its own rows can remove others later', async () => {
  const { ports, files, addSignedInUser } = createTestApi();
  const { client } = await addSignedInUser('adalove');
  await client.ok('updateProfile', { body: { ...profile, avatar: photo() } });
  expect(files.names()).toHaveLength(4);
  expect(await registerSite(ports, files)).toEqual([]);
  expect(await files.sites()).toEqual(['memory']);
});

test('a sweep ends when the process stops', async () => {
  const { ports, files, addStrays } = await createSite();
  await addStrays();
  const clock = { now: () => Number.MAX_SAFE_INTEGER };
  const signal = AbortSignal.abort();
  const swept = await sweepUnusedFiles({ ...ports, clock }, { store: files, signal });
  expect(swept.removed).toBe(0);
  expect(files.names()).toEqual(strays);
});
