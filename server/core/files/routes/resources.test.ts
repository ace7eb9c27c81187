import { pictureTexts } from '@contract/texts/pictureTexts';
import { expect, test, vi } from 'vitest';
import { createScenario, type Person, postBody } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';

const upload = async ({ client }: Person) =>
  (await client.ok('uploadResource', { body: { resource: testPicture() } })).data;

const claim = (postId: string, ids: readonly string[]) => ({
  params: { id: postId },
  body: { resources: JSON.stringify(ids) },
});

test('an uploaded image is public, cached and can’t run scripts', async () => {
  const { author, visitor } = await createScenario();
  const response = await author.client.call('uploadResource', {
    body: { resource: testPicture('<b>.png') },
  });
  expect(response.status).toBe(201);
  const { resource_url } = await upload(author);
  const file = await visitor.request(resource_url);
  expect(file.status).toBe(200);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(
    new Uint8Array(await testPicture().arrayBuffer()),
  );
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('shared caches can keep a picture: no cookie is set, and no session is read', async () => {
  const { api, author, visitor } = await createScenario();
  const { resource_url } = await upload(author);
  const readSession = vi.spyOn(api.ports.data.sessions, 'withUser');
  for (const { request } of [visitor, author.client]) {
    const file = await request(resource_url);
    expect(file.status).toBe(200);
    expect(file.headers.getSetCookie()).toEqual([]);
  }
  expect(readSession).not.toHaveBeenCalled();
});

test('rejects missing files and non-pictures', async () => {
  const { author } = await createScenario();
  expect((await author.client.refused('uploadResource', { body: {} })).status).toBe(422);
  const text = new File(['words'], 'a.png', { type: 'image/png' });
  expect(await author.client.refused('uploadResource', { body: { resource: text } })).toMatchObject(
    {
      status: 415,
      message: pictureTexts.resource,
    },
  );
});

test('there are no files with other names', async () => {
  const { visitor } = await createScenario();
  for (const name of ['none.png', '..%2f..%2fetc%2fpasswd', 'a.svg', '%00.png']) {
    const response = await visitor.request(`/api/v1/resource/file/${name}`);
    expect([400, 404], `with ${name}`).toContain(response.status);
  }
});

test('an author claims uploads for one post; repeating it is harmless', async () => {
  const { author, postId } = await createScenario();
  const one = await upload(author);
  const two = await upload(author);
  await author.client.ok('claimResources', claim(postId, [one.id, two.id, one.id]));
  await author.client.ok('claimResources', claim(postId, [one.id]));
  const { newBlog } = await author.client.ok('createPost', { body: postBody({ url: 'other' }) });
  const elsewhere = claim(newBlog._id, [one.id]);
  expect((await author.client.refused('claimResources', elsewhere)).status).toBe(409);
  await author.client.ok('claimResources', claim(postId, []));
});

test('users can’t claim others’ uploads', async () => {
  const { author, reader, postId } = await createScenario();
  const own = await upload(reader);
  expect((await author.client.refused('claimResources', claim(postId, [own.id]))).status).toBe(409);
  expect((await author.client.refused('claimResources', claim('none', [own.id]))).status).toBe(404);
});

test('what is no list of files is refused', async () => {
  const { author, postId } = await createScenario();
  for (const resources of ['', 'words', '5', '[5]', '{"0":"a"}']) {
    const input = { params: { id: postId }, body: { resources } };
    const { status } = await author.client.refused('claimResources', input);
    expect(status, `with ${resources}`).toBe(400);
  }
});

test('unclaimed files older than a day are removed at the next upload', async () => {
  const { author, api, visitor, postId } = await createScenario();
  const claimed = await upload(author);
  const forgotten = await upload(author);
  await author.client.ok('claimResources', claim(postId, [claimed.id]));
  api.clock.advance(24 * 60 * 60_000 + 1);
  const again = { user: author.user, client: await api.signIn('author') };
  await upload(again);
  await api.settled();
  expect((await visitor.request(forgotten.resource_url)).status).toBe(404);
  expect((await visitor.request(claimed.resource_url)).status).toBe(200);
});

test('while the bucket doesn’t answer, nothing is stored and the answer says to try again', async () => {
  const { author, visitor, api } = await createScenario();
  const { ports, reported, rows } = api;
  const { resource_url } = await upload(author);
  const resources = await rows('resources');
  const down = new Error('The bucket does not answer.');
  ports.files = {
    ...ports.files,
    put: () => Promise.reject(down),
    get: () => Promise.reject(down),
  };
  const body = { resource: testPicture() };
  expect(await author.client.refused('uploadResource', { body })).toMatchObject({
    status: 503,
    message: pictureTexts.notStored,
  });
  expect(await rows('resources')).toEqual(resources);
  expect((await visitor.request(resource_url)).status).toBe(503);
  expect(reported).toEqual([down, down]);
});
