import { postMessages } from '@contract/texts/apiMessages';
import { validationTexts } from '@contract/texts/validationTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { expect, test } from 'vitest';
import { changedBody, createScenario, postBody } from '../../testing/createScenario';

async function withChange() {
  const scenario = await createScenario();
  const { author, visitor, postId } = scenario;
  const params = { id: postId };
  return {
    ...scenario,
    change: async (url: string) => author.client.ok('changePostUrl', { params, body: { url } }),
    refuse: async (url: string) =>
      author.client.refused('changePostUrl', { params, body: { url } }),
    read: async (url: string) =>
      (await visitor.ok('readPost', { params: { url }, body: {} })).postDetails,
  };
}

test('a post is answered with its present url at every address it had', async () => {
  const { reader, change, read, postId, postUrl } = await withChange();
  await reader.client.ok('likePost', { params: { postId } });
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Nice.' } });
  const { updatedAt } = await read(postUrl);
  const { blog, message } = await change(' A better  url ');
  expect(message).toBe(writingTexts.urlChanged);
  expect(blog).toMatchObject({ _id: postId, url: 'A-better-url', updatedAt });
  for (const url of [postUrl, 'a-better-url']) {
    expect(await read(url)).toMatchObject({ _id: postId, url: 'A-better-url', likes: 1 });
  }
  const comments = await reader.client.ok('listComments', {
    params: { blogId: postId },
    query: {},
  });
  expect(comments.comments).toHaveLength(1);
  await change(postUrl);
  expect(await read('a-better-url')).toMatchObject({ url: postUrl });
});

test('the address of another post, now or before, is refused', async () => {
  const { author, change, refuse, postUrl } = await withChange();
  const body = postBody({ url: 'second' });
  const { newBlog } = await author.client.ok('createPost', { body });
  const second = { params: { id: newBlog._id }, body: { url: 'third' } };
  await author.client.ok('changePostUrl', second);
  const taken = { status: 409, message: writingTexts.urlTaken, field: 'url' };
  for (const url of ['Second', 'third']) expect(await refuse(url)).toMatchObject(taken);
  await change('fourth');
  const again = postBody({ url: postUrl });
  expect(await author.client.refused('createPost', { body: again })).toMatchObject(taken);
});

test('addresses of pages, and what is no address, are not allowed', async () => {
  const { refuse } = await withChange();
  const refusal = { status: 422, message: postMessages.urlNotAllowed };
  for (const url of ['posts', 'a/b', '..', 'a​b']) {
    expect(await refuse(url), `to ${url}`).toMatchObject(refusal);
  }
});

test('the former address of a post that is not public is not found', async () => {
  const { author, visitor, change, postId, postUrl } = await withChange();
  await change('another');
  await author.client.ok('unpublishPost', { params: { id: postId }, body: {} });
  const refused = await visitor.refused('readPost', { params: { url: postUrl }, body: {} });
  expect(refused.status).toBe(404);
});

test('a save with a former address is stored at the present one', async () => {
  const { author, change, read, postId, postUrl } = await withChange();
  await change('another');
  const save = (url: string) => ({
    params: { id: postId },
    body: changedBody({ url, title: 'New' }),
  });
  const { blog } = await author.client.ok('updatePost', save(postUrl));
  expect(blog).toMatchObject({ title: 'New', url: 'another', revision: 2 });
  expect(await read(postUrl)).toMatchObject({ title: 'New', url: 'another' });
  const second = postBody({ url: 'second' });
  await author.client.ok('createPost', { body: second });
  for (const url of ['second', 'Another', 'unknown']) {
    expect(await author.client.refused('updatePost', save(url))).toMatchObject({
      status: 422,
      message: validationTexts.urlChanged,
    });
  }
});
