import { expect, test } from 'vitest';
import { createScenario, postBody } from '../../testing/createScenario';

test('the urls of posts, drafts and former posts and reserved words are taken, as they were asked', async () => {
  const { author, reader, postId, postUrl } = await createScenario();
  const draft = postBody({ url: 'a-draft', isPublished: false });
  await author.client.ok('createPost', { body: draft });
  await author.client.ok('changePostUrl', { params: { id: postId }, body: { url: 'renamed' } });
  const inUse = [postUrl.toUpperCase(), 'renamed', ' A draft ', 'Posts', '..'];
  const urls = ['free', ...inUse, 'a-draft-2'];
  const { taken } = await reader.client.ok('findTakenUrls', { body: { urls } });
  expect(taken).toEqual(inUse);
});

test('500 urls are answered in one call', async () => {
  const { reader, postUrl } = await createScenario();
  const urls = Array.from({ length: 499 }, (_, at) => `url-${at}`);
  const body = { urls: [...urls, postUrl] };
  expect((await reader.client.ok('findTakenUrls', { body })).taken).toEqual([postUrl]);
});

test('a url that a post had here, or whose address is a former path of a post, is taken', async () => {
  const { author, reader, postId, postUrl } = await createScenario();
  const formerUrls = '["/posts/soil/", "/2019/05/seeds"]';
  const body = postBody({ url: 'moved', moveId: 'a-move', formerUrls });
  await author.client.ok('createPost', { body });
  await author.client.ok('changePostUrl', { params: { id: postId }, body: { url: 'renamed' } });
  const urls = [postUrl, 'soil', 'seeds', '2019/05/seeds'];
  const { taken } = await reader.client.ok('findTakenUrls', { body: { urls } });
  expect(taken).toEqual([postUrl, 'soil']);
});
