import { exceededLimits } from '@contract/document/documentSize';
import { draftUrl } from '@contract/draftUrl';
import { limits } from '@contract/limits';
import { postMessages } from '@contract/texts/apiMessages';
import { pictureTexts } from '@contract/texts/pictureTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { writingTexts } from '@contract/texts/writingTexts';
import { expect, test } from 'vitest';
import { contentOf, createScenario, postBody } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';

test('a new post is published at once, with its image', async () => {
  const { author, visitor } = await createScenario();
  const body = postBody({ url: '  my second   post ', tags: '[" Travel ","travel","","Lakes"]' });
  const { newBlog, message } = await author.client.ok('createPost', { body });
  expect(message).toBe(writingTexts.created);
  expect(newBlog).toMatchObject({
    url: 'my-second-post',
    tags: ['Travel', 'Lakes'],
    isPublished: true,
    likes: 0,
    author: { username: 'author' },
  });
  const picture = await visitor.request(newBlog.public_image.resource_url ?? '');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test.each([true, false])('isPublished: %s is stored', async (isPublished) => {
  const { author, visitor } = await createScenario();
  const { newBlog } = await author.client.ok('createPost', {
    body: postBody({ url: 'draft', isPublished }),
  });
  expect(newBlog.isPublished).toBe(isPublished);
  const read = { params: { url: 'draft' }, body: {} };
  expect((await visitor.call('readPost', read)).status).toBe(isPublished ? 200 : 404);
  expect((await author.client.call('readPost', read)).status).toBe(200);
});

test('a draft is in no public list until it is published', async () => {
  const { author, visitor } = await createScenario();
  const body = postBody({ url: 'draft', isPublished: false });
  const { newBlog } = await author.client.ok('createPost', { body });
  const isListed = async () => {
    const { posts } = await visitor.ok('listPosts', { query: { skip: 0 } });
    return posts.some(({ url }) => url === 'draft');
  };
  expect(await isListed()).toBe(false);
  const change = { params: { id: newBlog._id }, body: { ...body, title: 'Changed' } };
  const { blog } = await author.client.ok('updatePost', change);
  expect(blog).toMatchObject({ title: 'Changed', isPublished: false });
  await author.client.ok('publishPost', { params: { id: newBlog._id }, body: {} });
  expect(await isListed()).toBe(true);
});

test('a draft with a title and a url is enough, and is completed before it is published', async () => {
  const { author } = await createScenario();
  const missing = { content: '', tags: '[]', seoKeywords: '', metaDescription: '' };
  const { postImage, ...texts } = postBody({ url: 'early', isPublished: false });
  const body = { ...texts, ...missing };
  const { newBlog } = await author.client.ok('createPost', { body });
  expect(newBlog).toMatchObject({ url: 'early', isPublished: false, public_image: {} });
  const params = { id: newBlog._id };
  const change = (fields: object) =>
    author.client.ok('updatePost', { params, body: { ...body, ...fields } });
  const refusal = { status: 422, message: validationTexts.postIncomplete };
  const refused = () => author.client.refused('publishPost', { params, body: {} });
  expect((await change({ title: 'Later' })).blog.title).toBe('Later');
  expect(await refused()).toMatchObject(refusal);
  await change(texts);
  expect(await refused()).toMatchObject(refusal);
  await change({ ...texts, postImage });
  await author.client.ok('publishPost', { params, body: {} });
  expect(await author.client.refused('updatePost', { params, body })).toMatchObject(refusal);
});

test('a draft can have a title or a text only, and gets its address before it is published', async () => {
  const { author } = await createScenario();
  const whole = postBody({ url: '', isPublished: false });
  const { newBlog } = await author.client.ok('createPost', { body: { ...whole, title: '' } });
  const { _id: id, url } = newBlog;
  expect(newBlog).toMatchObject({ title: '', url: draftUrl(id) });
  const params = { id };
  // As the page sends it, and as it was created.
  await author.client.ok('updatePost', { params, body: { ...whole, url } });
  await author.client.ok('updatePost', { params, body: whole });
  expect(await author.client.refused('publishPost', { params, body: {} })).toMatchObject({
    status: 422,
    message: validationTexts.postIncomplete,
    field: 'url',
  });
  const other = { params, body: { ...whole, url: 'soil' } };
  expect(await author.client.refused('updatePost', other)).toMatchObject({
    message: "Can't change Post Url.",
  });
  await author.client.ok('changePostUrl', { params, body: { url: 'soil' } });
  await author.client.ok('publishPost', { params, body: {} });
  const nothing = { ...whole, title: ' ', content: '' };
  expect(await author.client.refused('createPost', { body: nothing })).toMatchObject({
    status: 422,
    message: validationTexts.draftIncomplete,
    field: 'title',
  });
});

test('another value of isPublished is malformed', async () => {
  const { author } = await createScenario();
  const form = new FormData();
  form.append('isPublished', 'perhaps');
  const response = await author.client.request('/api/v1/blogs/create', {
    method: 'POST',
    body: form,
  });
  expect(response.status).toBe(400);
});

test('content is sanitised before it is stored', async () => {
  const { author } = await createScenario();
  const content = contentOf('<b>Good</b><img src=x onerror=alert(1)><script>bad()</script>');
  const body = postBody({ url: 'attack', content });
  const { newBlog } = await author.client.ok('createPost', { body });
  expect(newBlog.content).toBe(contentOf('<b>Good</b>'));
});

test.each([
  ['title', { title: ' ' }],
  ['content', { content: '' }],
  ['content', { content: contentOf(' <b></b>&nbsp; ') }],
  ['content', { content: '{"blocks":[]}' }],
  ['tags', { tags: '[" "]' }],
  ['seoKeywords', { seoKeywords: '' }],
  ['metaDescription', { metaDescription: '' }],
  ['url', { url: '  ' }],
  ['postImage', { postImage: undefined }],
  ['postImage', { postImage: new Blob([]) }],
] as const)('a post without %s is refused', async (field, but) => {
  const { author } = await createScenario();
  const refused = await author.client.refused('createPost', { body: postBody(but) });
  expect(refused).toEqual({
    success: false,
    status: 422,
    message: validationTexts.postIncomplete,
    field,
  });
});

test('text instead of the image is refused like a missing image', async () => {
  const { author } = await createScenario();
  const form = new FormData();
  const { postImage: _, ...fields } = postBody({ url: 'new' });
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('postImage', 'undefined');
  const request = { method: 'POST', body: form };
  const response = await author.client.request('/api/v1/blogs/create', request);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ field: 'postImage' });
});

const list = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => `t${at}`));

test('accepts 12 tags and rejects 13', async () => {
  const { author } = await createScenario();
  await author.client.ok('createPost', { body: postBody({ url: 'twelve', tags: list(12) }) });
  const body = postBody({ url: 'thirteen', tags: list(13) });
  expect(await author.client.refused('createPost', { body })).toMatchObject({
    status: 422,
    message: 'Cannot add more than 12 tags.',
    field: 'tags',
  });
});

test.each([
  [postMessages.unreadableContent, { content: 'no json' }],
  [postMessages.unreadableContent, { content: '{"blocks":5}' }],
  [postMessages.unreadableTags, { tags: 'travel' }],
  [postMessages.unreadableTags, { tags: '{"0":"travel"}' }],
])('%s', async (message, but) => {
  const { author } = await createScenario();
  const refused = await author.client.refused('createPost', { body: postBody(but) });
  expect(refused).toMatchObject({ status: 400, message });
});

test.each([
  'create',
  'Posts',
  'tag',
  'a/b',
  'what?',
  'part#1',
  '..',
  'a／b',
  'zero\u200bwidth',
  'left\u202eright',
  'soft\u00adhyphen',
  'tab\u0001',
  'hangul\u3164filler',
])('the url "%s" is refused', async (url) => {
  const { author } = await createScenario();
  expect(await author.client.refused('createPost', { body: postBody({ url }) })).toMatchObject({
    status: 422,
    message: postMessages.urlNotAllowed,
    field: 'url',
  });
});

test('rejects a taken url, case-insensitively and in parallel requests', async () => {
  const { author, reader, api } = await createScenario();
  const taken = { status: 409, message: writingTexts.urlTaken };
  const again = { body: postBody({ url: 'A-Walk-In-The-Hills' }) };
  expect(await author.client.refused('createPost', again)).toMatchObject(taken);
  const atOnce = await Promise.all(
    [author, reader].map(({ client }) =>
      client.call('createPost', { body: postBody({ url: 'at-once' }) }),
    ),
  );
  expect(atOnce.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
  await api.settled();
  expect(api.files.names()).toHaveLength(2);
});

test('the image type is detected from the bytes', async () => {
  const { author } = await createScenario();
  const disguised = new File(['<svg onload="x"/>'], 'a.png', { type: 'image/png' });
  const body = postBody({ url: 'svg', postImage: disguised });
  expect(await author.client.refused('createPost', { body })).toMatchObject({
    status: 415,
    message: pictureTexts.avatar,
  });
  const unnamed = new Blob([await testPicture().arrayBuffer()]);
  await author.client.ok('createPost', { body: postBody({ url: 'png', postImage: unnamed }) });
});

test('rejects too long texts with the limit', async () => {
  const { author } = await createScenario();
  const body = postBody({ title: 'x'.repeat(301) });
  expect(await author.client.refused('createPost', { body })).toMatchObject({
    status: 422,
    message: 'The title is too long: 300 characters at most.',
    field: 'title',
  });
});

test('rejects a too large document with the limit', async () => {
  const { author } = await createScenario();
  const text = 'x'.repeat(limits.documentBytes);
  const content = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text } }] });
  const body = postBody({ content });
  expect(await author.client.refused('createPost', { body })).toMatchObject({
    status: 413,
    message: postMessages.contentTooLarge,
  });
});

test.each([
  [{ type: 'table', data: { content: [Array.from({ length: 123_000 }, () => '')] } }],
  [{ type: 'list', data: { items: Array.from({ length: 123_000 }, () => '') } }],
  [{ type: 'paragraph', data: { text: 'x'.repeat(200_001) } }],
])('rejects a document over a limit of its blocks', async (block) => {
  const { author } = await createScenario();
  const body = postBody({ url: 'huge', content: JSON.stringify({ blocks: [block] }) });
  const [exceeded] = exceededLimits({ blocks: [block] });
  expect(await author.client.refused('createPost', { body })).toMatchObject({
    status: 422,
    message: exceeded?.message,
    field: 'content',
  });
});

test('an admin creates posts on behalf of another user', async () => {
  const { admin, reader } = await createScenario();
  const body = postBody({ url: 'for-reader', authorId: reader.user.id });
  const { newBlog } = await admin.client.ok('createPost', { body });
  expect(newBlog.author).toMatchObject({ _id: reader.user.id });
  const unknown = postBody({ url: 'for-unknown', authorId: 'unknown' });
  expect((await admin.client.refused('createPost', { body: unknown })).status).toBe(404);
});

test('urls and tags are stored in their normal form, without characters that can’t be seen', async () => {
  const { author, visitor } = await createScenario();
  const tags = JSON.stringify([
    'Ｔｒａｖｅｌ',
    'travel\u200b',
    'two\u00a0 \n words',
    '\u202e',
    'pro\u00adse',
  ]);
  const body = postBody({ url: 'ｆｕｌｌ　ｗｉｄｔｈ', tags });
  const { newBlog } = await author.client.ok('createPost', { body });
  expect(newBlog).toMatchObject({ url: 'full-width', tags: ['Travel', 'two words', 'prose'] });
  await visitor.ok('readPost', { params: { url: 'ｆｕｌｌ-ｗｉｄｔｈ' }, body: {} });
  const again = { body: postBody({ url: 'full-ｗidth' }) };
  expect(await author.client.refused('createPost', again)).toMatchObject({ status: 409 });
});
