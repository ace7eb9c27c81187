import { expect, test } from 'vitest';
import { createScenario, newestComment, postBody } from '../../testing/createScenario';

test('an author lists the comments under all own posts, with their posts and counts', async () => {
  const scenario = await createScenario();
  const { author, reader, postId, postUrl } = scenario;
  const body = { blogId: postId, comment: 'How deep, @author?' };
  await reader.client.ok('addComment', { body });
  const question = await newestComment(scenario);
  const read = async (view?: 'waiting' | 'all' | 'unanswered') =>
    author.client.ok('listReceivedComments', { query: view ? { view } : {} });
  expect(await read()).toMatchObject({
    comments: [{ _id: question, mentions: ['author'], post: { _id: postId, url: postUrl } }],
    areMore: false,
    waiting: 0,
    unanswered: 1,
  });
  expect((await read('unanswered')).comments).toHaveLength(1);
  const answer = { blogId: postId, parentId: question, comment: 'Two spades.' };
  await author.client.ok('addComment', { body: answer });
  expect(await read('unanswered')).toMatchObject({ comments: [], unanswered: 0 });
  expect((await read('all')).comments).toHaveLength(2);
  const unknown = await author.client.request('/api/v1/blogs/comments?view=newest');
  expect(unknown.status).toBe(400);
});

test('a comment that waits is shown by its number and in its view', async () => {
  const scenario = await createScenario({ holding: 'new' });
  const { author, reader, postId } = scenario;
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'May I?' } });
  const query = { view: 'waiting' } as const;
  const { comments, waiting, unanswered } = await author.client.ok('listReceivedComments', {
    query,
  });
  expect(comments).toMatchObject([{ state: 'held', content: 'May I?' }]);
  expect({ waiting, unanswered }).toEqual({ waiting: 1, unanswered: 0 });
});

test('no post gets the url “comments”', async () => {
  const { author } = await createScenario();
  const body = postBody({ url: 'Comments' });
  expect(await author.client.refused('createPost', { body })).toMatchObject({ status: 422 });
  const { taken } = await author.client.ok('findTakenUrls', { body: { urls: ['comments'] } });
  expect(taken).toEqual(['comments']);
});
