import { parseDocument } from '@contract/document/editorDocument';
import { validationTexts } from '@contract/texts/validationTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { expect, test } from 'vitest';
import { changedBody, contentOf, createScenario, postBody } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';

test('the author updates a post and keeps its image', async () => {
  const { author, api, postId, postUrl } = await createScenario();
  api.clock.advance(60_000);
  const content = contentOf('Changed, <script>bad()</script>and well.');
  const body = changedBody({ title: 'Changed', content, id: postId });
  const { blog, message } = await author.client.ok('updatePost', { params: { id: postId }, body });
  expect(message).toBe(writingTexts.updated);
  expect(blog).toMatchObject({
    _id: postId,
    url: postUrl,
    title: 'Changed',
    content: contentOf('Changed, and well.'),
  });
  expect(blog.updatedAt > blog.createdAt).toBe(true);
  await api.settled();
  expect(api.files.names()).toHaveLength(1);
});

test('lists show the reading time of the updated post', async () => {
  const { author, visitor, postId } = await createScenario();
  const listed = async () => {
    const { posts } = await visitor.ok('listPosts', { query: {} });
    return posts.map(({ minutes }) => minutes);
  };
  expect(await listed()).toEqual([1]);
  const body = changedBody({ content: contentOf('word '.repeat(660)) });
  const { blog } = await author.client.ok('updatePost', { params: { id: postId }, body });
  expect(blog.minutes).toBe(3);
  expect(await listed()).toEqual([3]);
});

test('blocks get ids when they are stored, and keep them when they come without', async () => {
  const { author } = await createScenario();
  const paragraph = (text: string, id?: string) => ({ id, type: 'paragraph', data: { text } });
  const contentWith = (...blocks: object[]) => JSON.stringify({ blocks });
  const idsIn = (content: string) => parseDocument(content)?.blocks.map(({ id }) => id);
  const { newBlog } = await author.client.ok('createPost', {
    body: postBody({ url: 'ids', content: contentWith(paragraph('one two'), paragraph('three')) }),
  });
  const [first, second, ...others] = idsIn(newBlog.content) ?? [];
  expect([first, second]).toEqual([expect.stringMatching(/^\w+-1$/), expect.stringMatching(/-2$/)]);
  expect(others).toEqual([]);
  const imported = [paragraph('three'), paragraph('one two four'), paragraph('new')];
  const { blog } = await author.client.ok('updatePost', {
    params: { id: newBlog._id },
    body: changedBody({ url: 'ids', content: contentWith(...imported) }),
  });
  const [moved, changed, added] = idsIn(blog.content) ?? [];
  expect([moved, changed]).toEqual([second, first]);
  expect([first, second, undefined]).not.toContain(added);
});

test('text instead of an image counts as absent', async () => {
  const { author, api, postId } = await createScenario();
  const form = new FormData();
  const { postImage: _, ...fields } = changedBody();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value ?? ''));
  form.append('postImage', 'undefined');
  const path = `/api/v1/blogs/${postId}`;
  const response = await author.client.request(path, { method: 'PUT', body: form });
  expect(response.status).toBe(200);
  await api.settled();
  expect(api.files.names()).toHaveLength(1);
});

test('a new image replaces the old one', async () => {
  const { author, api, postId } = await createScenario();
  const [before] = api.files.names();
  const body = changedBody({ postImage: testPicture() });
  const { blog } = await author.client.ok('updatePost', { params: { id: postId }, body });
  await api.settled();
  expect(api.files.names()).toHaveLength(1);
  expect(api.files.names()).not.toContain(before);
  expect(blog.public_image.resource_url).toContain(api.files.names()[0]);
});

test('the url can’t change', async () => {
  const { author, postId } = await createScenario();
  const body = changedBody({ url: 'another' });
  expect(await author.client.refused('updatePost', { params: { id: postId }, body })).toMatchObject(
    { status: 422, message: validationTexts.urlChanged, field: 'url' },
  );
});

test('the rules apply to updates too', async () => {
  const { author, postId } = await createScenario();
  const body = changedBody({ title: '' });
  expect(await author.client.refused('updatePost', { params: { id: postId }, body })).toMatchObject(
    { status: 422, message: validationTexts.postIncomplete, field: 'title' },
  );
});

test('an admin’s edit keeps the author', async () => {
  const { admin, author, postId } = await createScenario();
  const body = changedBody({ authorId: admin.user.id });
  const { blog } = await admin.client.ok('updatePost', { params: { id: postId }, body });
  expect(blog.author).toMatchObject({ _id: author.user.id });
});

test('a post that was stored over a limit stays readable and can be saved if it does not grow', async () => {
  const { api, author, visitor, postId, postUrl } = await createScenario();
  const tableOf = (cells: number) => {
    const content = [['Soil', ...Array.from({ length: cells - 1 }, () => '')]];
    return JSON.stringify({ blocks: [{ type: 'table', data: { content } }] });
  };
  const stored = { content: tableOf(123_000), updatedAt: api.clock.now() };
  await api.ports.data.posts.update(postId, stored, author.user.id);
  await visitor.ok('readPost', { params: { url: postUrl }, body: {} });
  const save = (cells: number) => ({
    params: { id: postId },
    body: changedBody({ content: tableOf(cells) }),
  });
  await author.client.ok('updatePost', save(123_000));
  await author.client.ok('updatePost', save(30_000));
  expect(await author.client.refused('updatePost', save(30_001))).toMatchObject({
    status: 422,
    message: 'The tables have too many cells: 20,000 at most.',
    field: 'content',
  });
});
