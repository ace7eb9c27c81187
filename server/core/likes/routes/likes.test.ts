import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';

test('liking and unliking are idempotent', async () => {
  const { reader, postId } = await createScenario();
  const input = { params: { postId } };
  for (const call of ['likePost', 'likePost', 'unlikePost', 'unlikePost'] as const) {
    const isLiked = call === 'likePost';
    const { data } = await reader.client.ok(call, input);
    expect(data).toEqual({ totalLikes: isLiked ? 1 : 0, isLiked });
  }
});

test('everyone sees the count, and users whether they like the post', async () => {
  const { reader, newbie, visitor, postId } = await createScenario();
  await reader.client.ok('likePost', { params: { postId } });
  await newbie.client.ok('likePost', { params: { postId } });
  const body = { postId, userId: reader.user.id };
  expect((await visitor.ok('readLikes', { body })).data).toEqual({ totalLikes: 2, isLiked: false });
  expect((await reader.client.ok('readLikes', { body })).data.isLiked).toBe(true);
});

test('missing and unreadable posts can’t be liked', async () => {
  const { reader, author, postId } = await createScenario();
  expect((await reader.client.refused('likePost', { params: { postId: 'none' } })).status).toBe(
    404,
  );
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  expect((await reader.client.refused('likePost', { params: { postId } })).status).toBe(404);
  expect((await reader.client.refused('unlikePost', { params: { postId } })).status).toBe(404);
  expect((await reader.client.refused('readLikes', { body: { postId } })).status).toBe(404);
});
