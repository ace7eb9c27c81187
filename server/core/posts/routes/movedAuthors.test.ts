import { postMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createScenario, postBody, type Scenario } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';

const moved = { url: 'moved', moveId: 'a-move', clientId: 'key-0001' };

const logOf = async ({ admin }: Scenario) =>
  (await admin.client.ok('listLog', { query: {} })).entries;

test('an administrator moves a post in for another member, whose post it is', async () => {
  const scenario = await createScenario();
  const { admin, reader, visitor } = scenario;
  const body = postBody({ ...moved, authorId: reader.user.id, formerUrls: '["/2019/soil"]' });
  const { newBlog } = await admin.client.ok('createPost', { body });
  expect(newBlog.author).toMatchObject({ _id: reader.user.id });
  const { data } = await admin.client.ok('uploadResource', {
    body: { resource: testPicture(), moveId: 'a-move' },
  });
  await admin.client.ok('claimResources', {
    params: { id: newBlog._id },
    body: { resources: JSON.stringify([data.id]) },
  });
  await reader.client.ok('unpublishPost', { params: { id: newBlog._id }, body: {} });
  const read = { params: { url: 'moved' }, body: {} };
  expect((await visitor.call('readPost', read)).status).toBe(404);
  expect((await reader.client.call('readPost', read)).status).toBe(200);
});

test('the log of moderation names it once, and only for other members', async () => {
  const scenario = await createScenario();
  const { admin, reader } = scenario;
  const own = postBody({ ...moved, url: 'own', authorId: admin.user.id, clientId: 'key-0002' });
  await admin.client.ok('createPost', { body: own });
  const refused = postBody({ ...moved, url: 'own', authorId: reader.user.id });
  expect((await admin.client.refused('createPost', { body: refused })).status).toBe(409);
  expect(await logOf(scenario)).toEqual([]);
  const body = postBody({ ...moved, authorId: reader.user.id });
  const { newBlog } = await admin.client.ok('createPost', { body });
  expect((await admin.client.call('createPost', { body })).status).toBe(200);
  expect(await logOf(scenario)).toMatchObject([
    {
      actor: { _id: admin.user.id },
      action: 'moved',
      person: { _id: reader.user.id },
      subject: { kind: 'post', _id: newBlog._id, url: '/posts/moved' },
    },
  ]);
});

test.each<[string, (scenario: Scenario) => Promise<string>]>([
  ['an unknown member', async () => 'none'],
  ['a member who is not verified', async ({ newbie }) => newbie.user.id],
  [
    'a blocked member',
    async ({ api, reader }) => {
      await api.changeUser(reader.user.id, { isBlocked: true });
      return reader.user.id;
    },
  ],
])('no moved post belongs to %s', async (_, idOf) => {
  const scenario = await createScenario();
  const body = postBody({ ...moved, authorId: await idOf(scenario) });
  expect(await scenario.admin.client.refused('createPost', { body })).toMatchObject({
    status: 422,
    message: postMessages.movedAuthor,
    field: 'authorId',
  });
});

test('other members move posts in for themselves only', async () => {
  const { author, reader } = await createScenario();
  const body = postBody({ ...moved, authorId: reader.user.id });
  expect((await author.client.refused('createPost', { body })).status).toBe(403);
  await author.client.ok('createPost', { body: { ...body, authorId: author.user.id } });
});

test('a moved post without a date causes no e-mails either', async () => {
  const { api, author } = await createScenario();
  const create = async (body: ReturnType<typeof postBody>) =>
    (await author.client.ok('createPost', { body })).newBlog._id;
  const ids = [await create(postBody(moved)), await create(postBody({ url: 'new' }))];
  const announced = (await api.rows('announcements')).map(({ postId }) => postId);
  expect(ids.map((id) => announced.includes(id))).toEqual([false, true]);
});
