import { importResource } from '@contract/endpoints/resources';
import { rates } from '@contract/rates';
import { rateMessages, requestMessages, resourceMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { mostFileBytes } from '@contract/uploads';
import { expect, test } from 'vitest';
import type { FetchedPicture } from '../../ports';
import { createScenario, type Scenario } from '../../testing/createScenario';
import { remotePicture } from '../../testing/createTestPorts';
import { createMemoryFetchPicture } from '../../testing/memoryRemotePictures';
import { testPicture } from '../../testing/testPicture';
import { createRemotePictures } from '../remotePictures';

const notImported = {
  success: false,
  status: 422,
  message: resourceMessages.notImported,
  field: 'url',
};

const body = { url: remotePicture };

const allPictures = async ({ api }: Scenario) => api.rows('resources');

test('a picture of another site is stored as an upload of the member, who can claim it', async () => {
  const { author, visitor, postId } = await createScenario();
  const response = await author.client.call('importResource', { body });
  expect(response.status).toBe(201);
  const { data } = await author.client.ok('importResource', { body });
  expect(data.id).toBe(data.resource_id);
  const file = await visitor.request(data.resource_url);
  const upload = await author.client.ok('uploadResource', { body: { resource: testPicture() } });
  const uploaded = await visitor.request(upload.data.resource_url);
  expect(await file.text()).toBe(await uploaded.text());
  expect(file.headers.get('Content-Type')).toBe('image/png');
  await author.client.ok('claimResources', {
    params: { id: postId },
    body: { resources: JSON.stringify([data.id]) },
  });
});

test.each([
  '',
  'pictures.example/dot.png',
  'http://pictures.example/dot.png',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://pictures.example:8443/dot.png',
  'https://ada@pictures.example/dot.png',
  'https://:secret@pictures.example/dot.png',
  'https://unknown.example/dot.png',
  'https://',
])('%s is refused like an address without a picture', async (url) => {
  const scenario = await createScenario();
  const { author } = scenario;
  expect(await author.client.refused('importResource', { body: { url } })).toEqual(notImported);
  expect(await allPictures(scenario)).toEqual([]);
});

test('visitors and accounts with an unverified address import nothing', async () => {
  const { visitor, newbie, api } = await createScenario();
  expect((await visitor.refused('importResource', { body })).status).toBe(401);
  expect(await newbie.client.refused('importResource', { body })).toMatchObject({
    status: 403,
    message: gateTexts.unverified,
  });
  expect(api.counts.get('remotePictures.fetch') ?? 0).toBe(0);
});

test.each<[string, Blob]>([
  ['HTML that is called a PNG', new File(['<html></html>'], 'a.png', { type: 'image/png' })],
  ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })],
  ['an empty answer', new Blob([], { type: 'image/png' })],
])('%s is of the wrong type', async (_, file) => {
  const { author, api } = await createScenario();
  const files = { [remotePicture]: file };
  api.ports.remotePictures = createRemotePictures(createMemoryFetchPicture(files));
  expect(await author.client.refused('importResource', { body })).toMatchObject({
    status: 415,
    message: pictureTexts.resource,
  });
});

test('a picture that is too large, or damaged, is not stored', async () => {
  const scenario = await createScenario();
  const { author, api } = scenario;
  const large = new Blob([new Uint8Array(mostFileBytes + 1)]);
  const damaged = testPicture().slice(0, 20);
  const files = { 'https://a.example/': large, 'https://b.example/': damaged };
  api.ports.remotePictures = createRemotePictures(createMemoryFetchPicture(files));
  const refused = async (url: string) => author.client.refused('importResource', { body: { url } });
  expect(await refused('https://a.example/')).toMatchObject({
    status: 413,
    message: pictureTexts.tooLarge,
  });
  expect(await refused('https://b.example/')).toMatchObject({
    status: 422,
    message: pictureTexts.unreadable,
  });
  expect(await allPictures(scenario)).toEqual([]);
});

test('the rate lets a blog with many pictures move', () => {
  expect(rates[importResource.rate].perAccount).toBeGreaterThanOrEqual(500);
});

test('fetched bytes count as uploaded', async () => {
  const { reader, api } = await createScenario();
  const { perAccount: most, within } = rates.uploadedBytes;
  const key = 'uploadedBytes account user-reader';
  await api.ports.limits.take(key, { most, within }, most - testPicture().size);
  await reader.client.ok('importResource', { body });
  expect(await reader.client.refused('importResource', { body })).toMatchObject({
    status: 429,
    message: rateMessages.uploadedBytes,
  });
});

/** Hosts that answer when the test says so. */
function createSlowHosts() {
  const asked: ((fetched: FetchedPicture) => void)[] = [];
  let onAsked = () => {};
  return {
    pictures: createRemotePictures((_url) => {
      const answer = new Promise<FetchedPicture>((resolve) => {
        asked[asked.length] = resolve;
      });
      onAsked();
      return answer;
    }),
    count: () => asked.length,
    /** Resolves when `count` pictures are being fetched. */
    reached: async (count: number) =>
      new Promise<void>((resolve) => {
        onAsked = () => {
          if (asked.length >= count) resolve();
        };
        onAsked();
      }),
    answerAll: () => {
      for (const answer of asked.splice(0)) answer('refused');
    },
  };
}

test('an account fetches four pictures at the same time; one more has to be tried again', async () => {
  const { author, reader, api } = await createScenario();
  const hosts = createSlowHosts();
  api.ports.remotePictures = hosts.pictures;
  const running = Array.from({ length: 4 }, async () =>
    author.client.refused('importResource', { body }),
  );
  await hosts.reached(4);
  const response = await author.client.call('importResource', { body });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('10');
  expect(await response.json()).toMatchObject({ message: resourceMessages.importsRun });
  const other = reader.client.refused('importResource', { body });
  await hosts.reached(5);
  hosts.answerAll();
  for (const one of [...running, other]) expect(await one).toEqual(notImported);
  const next = author.client.refused('importResource', { body });
  await hosts.reached(1);
  hosts.answerAll();
  expect(await next).toEqual(notImported);
});

test('eight pictures are fetched at the same time, the next one when one of them is stored', async () => {
  const hosts = createSlowHosts();
  const url = new URL(remotePicture);
  const running = Array.from({ length: 9 }, async (_, at) =>
    hosts.pictures.fetch({ url, account: `account-${at}` }, async (fetched) => fetched),
  );
  await hosts.reached(8);
  expect(hosts.count()).toBe(8);
  hosts.answerAll();
  await hosts.reached(1);
  hosts.answerAll();
  expect(await Promise.all(running)).toEqual(Array.from({ length: 9 }, () => 'refused'));
});

test('an account that is blocked while its picture is fetched keeps nothing', async () => {
  const scenario = await createScenario();
  const { author, api } = scenario;
  api.ports.remotePictures = createRemotePictures(async () => {
    await api.changeUser(author.user.id, { isBlocked: true });
    return new Uint8Array(await testPicture().arrayBuffer());
  });
  const before = api.files.names();
  expect((await author.client.refused('importResource', { body })).status).toBe(401);
  await api.settled();
  expect([await allPictures(scenario), api.files.names()]).toEqual([[], before]);
});

test('a fault of this side is no fault of the address', async () => {
  const { author, api } = await createScenario();
  const fault = new Error('A bug.');
  api.ports.remotePictures = createRemotePictures(async () => {
    throw fault;
  });
  expect(await author.client.refused('importResource', { body })).toMatchObject({
    status: 500,
    message: requestMessages.serverError,
  });
  expect(api.reported).toEqual([fault]);
});
