import type { CallInput } from '@contract/endpoint';
import type { endpoints } from '@contract/endpoints';
import { type RateName, rates } from '@contract/rates';
import { rateMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import type { Client } from '../testing/createClient';
import { createScenario, postBody, type Scenario } from '../testing/createScenario';
import { remotePicture } from '../testing/createTestPorts';
import { testPicture } from '../testing/testPicture';

const day = 24 * 60 * 60_000;
const moveId = 'a-move';
const size = testPicture().size;

type Post = Partial<NonNullable<CallInput<typeof endpoints.createPost>['body']>>;

const createPost = async (client: Client, fields: Post) =>
  client.call('createPost', { body: postBody({ url: 'moved', ...fields }) });
const upload = async (client: Client, fields: { moveId?: string }) =>
  client.call('uploadResource', { body: { resource: testPicture(), ...fields } });
const fetchPicture = async (client: Client, fields: { moveId?: string }) =>
  client.call('importResource', { body: { ...fields, url: remotePicture } });

type Send = (client: Client, fields: { moveId?: string; url?: string }) => Promise<Response>;
type Row = {
  what: string;
  name: 'movedPosts' | 'movedPictures' | 'movedBytes' | 'textBytes';
  left: number;
  send: Send;
};

const rows: readonly Row[] = [
  { what: '5,000 posts', name: 'movedPosts', left: 1, send: createPost },
  {
    what: '10,000 pictures with those above posts',
    name: 'movedPictures',
    left: 1,
    send: createPost,
  },
  { what: '10,000 uploaded pictures', name: 'movedPictures', left: 1, send: upload },
  { what: '10,000 fetched pictures', name: 'movedPictures', left: 1, send: fetchPicture },
  { what: '3 GiB of pictures above posts', name: 'movedBytes', left: size, send: createPost },
  { what: '3 GiB of uploaded pictures', name: 'movedBytes', left: size, send: upload },
  { what: '3 GiB of fetched pictures', name: 'movedBytes', left: size, send: fetchPicture },
  { what: '200 MB of text', name: 'textBytes', left: 300, send: createPost },
];

async function useUp({ api }: Scenario, name: RateName, left = 0) {
  const rate = rates[name];
  const most = 'perAccount' in rate ? rate.perAccount : 0;
  const key = `${name} account user-author`;
  await api.ports.limits.reset(key);
  await api.ports.limits.take(key, { most, within: rate.within }, most - left);
}

test.each(rows)('a move has $what a day', async ({ name, left, send }) => {
  const scenario = await createScenario();
  const { author, api } = scenario;
  await useUp(scenario, name, left);
  expect((await send(author.client, { moveId })).status).toBe(201);
  if (name === 'textBytes') await useUp(scenario, name);
  const refused = await send(author.client, { moveId: 'another', url: 'second' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe(String(day / 1000));
  expect(await refused.json()).toMatchObject({ message: rateMessages[name] });
  api.clock.advance(day);
  const later = await api.signIn('author');
  expect((await send(later, { moveId, url: 'second' })).status).toBe(201);
});

const usual = ['posts', 'uploads', 'imports', 'uploadedBytes'] as const;

test.each([
  ['a post', createPost],
  ['an upload', upload],
  ['a fetched picture', fetchPicture],
])('%s of a move is not in the usual rates', async (_, send: Send) => {
  const scenario = await createScenario();
  const { author, api } = scenario;
  for (const name of usual) await useUp(scenario, name);
  expect((await send(author.client, {})).status).toBe(429);
  expect((await send(author.client, { moveId: '' })).status).toBe(429);
  expect((await send(author.client, { moveId })).status).toBe(201);
  for (const name of usual) await api.ports.limits.reset(`${name} account user-author`);
  for (const name of ['movedPosts', 'movedPictures', 'movedBytes'] as const)
    await useUp(scenario, name);
  expect((await send(author.client, { url: 'second' })).status).toBe(201);
});

function wrongForm() {
  const form = new FormData();
  form.append('isPublished', 'perhaps');
  return form;
}

test.each([
  ['has a wrong value', 400, wrongForm],
  ['is no form', 415, () => 'isPublished=true'],
])('a body that %s counts in the usual rate', async (_, status, bodyOf) => {
  const scenario = await createScenario();
  await useUp(scenario, 'posts', 1);
  const send = async () => {
    const init = { method: 'POST', body: bodyOf() };
    return (await scenario.author.client.request('/api/v1/blogs/create', init)).status;
  };
  expect([await send(), await send()]).toEqual([status, 429]);
});

test('an account that is not verified uploads nothing for a move', async () => {
  const { newbie } = await createScenario();
  expect((await upload(newbie.client, { moveId })).status).toBe(403);
  expect((await upload(newbie.client, {})).status).toBe(201);
});

test('a post that is sent again is created once in a move, and counts once', async () => {
  const scenario = await createScenario();
  const { author, api } = scenario;
  const clientId = 'key-0001';
  const once = await createPost(author.client, { moveId, clientId });
  expect(once.status).toBe(201);
  const { newBlog } = await once.json();
  await useUp(scenario, 'movedPosts', 1);
  expect((await createPost(author.client, { moveId, clientId })).status).toBe(200);
  expect((await createPost(author.client, { moveId, url: 'other' })).status).toBe(201);
  for (const name of ['movedPosts', 'movedPictures', 'movedBytes', 'textBytes'] as const)
    await useUp(scenario, name);
  const again = await createPost(author.client, { moveId, clientId, title: 'Another' });
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ newBlog });
  for (const name of ['movedPosts', 'movedPictures', 'movedBytes', 'textBytes'])
    await api.ports.limits.reset(`${name} account user-author`);
  const answers = await Promise.all([
    createPost(author.client, { moveId: 'another', clientId, url: 'second' }),
    createPost(author.client, { clientId, url: 'third' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await createPost(author.client, { clientId, url: 'fourth' })).status).toBe(200);
});
