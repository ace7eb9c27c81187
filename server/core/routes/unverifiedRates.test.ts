import { unverifiedMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createScenario, newestComment, postBody, type Scenario } from '../testing/createScenario';

const day = 24 * 60 * 60_000;

const commentOn = (blogId: string, clientId?: string) => ({
  body: { blogId, comment: 'Hello.', ...(clientId === undefined ? {} : { clientId }) },
});

async function useUpComments({ newbie, postId }: Pick<Scenario, 'newbie' | 'postId'>) {
  for (let count = 1; count <= 5; count += 1)
    await newbie.client.ok('addComment', commentOn(postId));
}

test('an unverified account writes 5 comments a day, from all clients together', async () => {
  const scenario = await createScenario();
  const { newbie, postId, api } = scenario;
  await useUpComments(scenario);
  const elsewhere = await api.signIn('newbie', '198.51.100.7');
  const refusal = { status: 429, message: unverifiedMessages.comments };
  for (const client of [newbie.client, elsewhere]) {
    expect(await client.refused('addComment', commentOn(postId))).toMatchObject(refusal);
  }
  api.clock.advance(day);
  const later = await api.signIn('newbie');
  await later.ok('addComment', commentOn(postId));
});

test('an unverified account that has used up its comments can still edit and delete them', async () => {
  const scenario = await createScenario();
  const { newbie, postId } = scenario;
  await useUpComments(scenario);
  const params = { commentId: await newestComment(scenario) };
  await newbie.client.ok('updateComment', { params, body: { comment: 'Better.' } });
  await newbie.client.ok('deleteComment', { params });
  // Else it could write any number of comments, one after the other.
  expect((await newbie.client.refused('addComment', commentOn(postId))).status).toBe(429);
});

test('comments that are not stored, or sent again, do not count for an unverified account', async () => {
  const { newbie, postId } = await createScenario();
  const { client } = newbie;
  for (let count = 1; count <= 6; count += 1) {
    expect((await client.refused('addComment', commentOn('unknown'))).status).toBe(404);
    const empty = { body: { blogId: postId, comment: ' ' } };
    expect((await client.refused('addComment', empty)).status).toBe(422);
    const sent = await client.call('addComment', commentOn(postId, 'key-0001'));
    expect(sent.status).toBe(count === 1 ? 201 : 200);
  }
  for (let count = 2; count <= 5; count += 1) await client.ok('addComment', commentOn(postId));
  expect((await client.refused('addComment', commentOn(postId))).status).toBe(429);
  // An answer that was lost can be asked for again.
  const again = await client.call('addComment', commentOn(postId, 'key-0001'));
  expect(again.status).toBe(200);
});

test('an unverified account likes 20 posts a day; the same post counts again only after an unlike', async () => {
  const { newbie, author } = await createScenario();
  const ids: string[] = [];
  for (let count = 1; count <= 21; count += 1) {
    const { newBlog } = await author.client.ok('createPost', {
      body: postBody({ url: `post-${count}` }),
    });
    ids.push(newBlog._id);
  }
  const [first = '', ...others] = ids;
  const last = others.pop() ?? '';
  for (const postId of [first, first, first, ...others]) {
    await newbie.client.ok('likePost', { params: { postId } });
  }
  const refusal = { status: 429, message: unverifiedMessages.likes };
  const like = (postId: string) => newbie.client.refused('likePost', { params: { postId } });
  expect(await like(last)).toMatchObject(refusal);
  await newbie.client.ok('likePost', { params: { postId: first } });
  await newbie.client.ok('unlikePost', { params: { postId: first } });
  expect(await like(first)).toMatchObject(refusal);
});

test('verifying lifts the limits at once; verified accounts do not have them', async () => {
  const scenario = await createScenario();
  const { newbie, reader, postId, api } = scenario;
  await useUpComments(scenario);
  await api.changeUser(newbie.user.id, { isVerified: true });
  for (const { client } of [newbie, reader]) {
    for (let count = 1; count <= 6; count += 1) await client.ok('addComment', commentOn(postId));
  }
});

test('refused replies, and likes that change nothing, do not count for an unverified account', async () => {
  const { newbie, author, reader, postId } = await createScenario();
  const { comment } = await reader.client.ok('addComment', commentOn(postId));
  const liked = { params: { commentId: comment?._id ?? '' } };
  const reply = (body: object) =>
    newbie.client.refused('addComment', { body: { blogId: postId, comment: 'Hello.', ...body } });
  for (let count = 1; count <= 6; count += 1) {
    expect((await reply({ parentId: 'unknown' })).status).toBe(404);
    expect((await reply({ blockId: 'unknown' })).status).toBe(422);
  }
  await author.client.ok('closeComments', { params: { id: postId } });
  expect((await reply({})).status).toBe(403);
  await author.client.ok('openComments', { params: { id: postId } });
  for (let count = 1; count <= 21; count += 1) {
    const unknown = { params: { commentId: 'unknown' } };
    expect((await newbie.client.refused('likeComment', unknown)).status).toBe(404);
    await newbie.client.ok('likeComment', liked);
  }
  await useUpComments({ newbie, postId });
  expect((await reply({})).status).toBe(429);
});
