import { expect, test } from 'vitest';
import { createScenario, newestComment } from '../testing/createScenario';

test('only calls that need the content of a post load it', async () => {
  const { api, reader, author, postId } = await createScenario();
  const ofPost = { params: { id: postId } };
  const like = { params: { postId } };
  await reader.client.ok('likePost', like);
  await reader.client.ok('readLikes', { body: { postId } });
  await reader.client.ok('unlikePost', like);
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Well said.' } });
  const commentId = await newestComment({ visitor: reader.client, postId });
  const comment = { params: { commentId } };
  await reader.client.ok('updateComment', { ...comment, body: { comment: 'Better said.' } });
  await reader.client.ok('deleteComment', comment);
  await author.client.ok('claimResources', { ...ofPost, body: { resources: '[]' } });
  await author.client.ok('unpublishPost', { ...ofPost, body: {} });
  expect(api.counts.get('data.posts.byId')).toBeUndefined();
  await author.client.ok('publishPost', { ...ofPost, body: {} });
  await reader.client.ok('summarisePost', ofPost);
  expect(api.counts.get('data.posts.byId')).toBe(3);
  await author.client.ok('deletePost', { ...ofPost, body: {} });
  expect(api.counts.get('data.posts.byId')).toBe(3);
});
