import { postMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';

test('an author unpublishes and publishes a post', async () => {
  const { author, visitor, postId, postUrl } = await createScenario();
  const read = { params: { url: postUrl }, body: {} };
  const { message } = await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  expect(message).toBe(postMessages.unpublished);
  expect((await visitor.refused('readPost', read)).status).toBe(404);
  await author.client.ok('publishPost', { params: { id: postId }, body: {} });
  expect((await visitor.ok('readPost', read)).postDetails.isPublished).toBe(true);
});

test('deleting a post removes its comments, likes and pictures', async () => {
  const { author, reader, visitor, api, postId, postUrl } = await createScenario();
  const { data } = await author.client.ok('uploadResource', {
    body: { resource: testPicture() },
  });
  const claim = { params: { id: postId }, body: { resources: JSON.stringify([data.id]) } };
  await author.client.ok('claimResources', claim);
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Nice.' } });
  await reader.client.ok('likePost', { params: { postId } });
  await author.client.ok('deletePost', { params: { id: postId }, body: { id: postId } });
  await api.settled();
  expect(api.files.names()).toEqual([]);
  expect(await api.rows('comments')).toEqual([]);
  expect(await api.rows('likes')).toEqual([]);
  expect((await visitor.refused('readPost', { params: { url: postUrl }, body: {} })).status).toBe(
    404,
  );
});

test('an admin deletes any post', async () => {
  const { admin, postId } = await createScenario();
  await admin.client.ok('deletePost', { params: { id: postId }, body: {} });
});

test('other users read that they may not delete a post', async () => {
  const { reader, postId } = await createScenario();
  expect(
    await reader.client.refused('deletePost', { params: { id: postId }, body: {} }),
  ).toMatchObject({ status: 403, message: gateTexts.notAllowed });
});

test('an unpublished post is not found for others', async () => {
  const { author, reader, postId } = await createScenario();
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  const refused = await reader.client.refused('deletePost', { params: { id: postId }, body: {} });
  expect(refused.status).toBe(404);
});
