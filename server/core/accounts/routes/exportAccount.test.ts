import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { readPostFile } from '@contract/document/markdown/postFile';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Client } from '../../testing/createClient';
import { contentOf, createScenario, postBody } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';

async function download(client: Client) {
  const answer = await client.call('exportAccount', {});
  expect(answer.headers.get('Content-Disposition')).toContain('.zip');
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

type Files = Awaited<ReturnType<typeof download>>;
const read = (files: Files, name: string) => strFromU8(files[name] ?? new Uint8Array());

/** Blocks without what Markdown doesn't have. */
const shown = (document: EditorDocument | null) =>
  document?.blocks.map(({ type, data }) => ({ type, data })) ?? [];

test('a member takes all posts along, with pictures beside them, and reads them as the same posts', async () => {
  const { author, postId } = await createScenario();
  const { data: resource } = await author.client.ok('uploadResource', {
    body: { resource: testPicture() },
  });
  const url = resource.resource_url;
  const content = JSON.stringify({
    blocks: [
      { id: 'a', type: 'header', data: { text: 'The <b>lake</b>', level: 2 } },
      { id: 'b', type: 'image', data: { file: { url }, caption: 'At noon' } },
    ],
  });
  const draft = postBody({ url: 'lake', title: 'The lake', content, isPublished: false });
  await author.client.ok('createPost', { body: draft });
  const files = await download(author.client);
  const names = Object.keys(files);
  const published = names.find((name) => name.startsWith('posts/'));
  const unpublished = names.find((name) => name.startsWith('drafts/'));
  expect([published, unpublished]).toEqual([
    expect.stringMatching(/^posts\/\d{4}-\d\d-\d\d-.+-\d\.md$/),
    expect.stringMatching(/^drafts\/\d{4}-\d\d-\d\d-lake-\d\.md$/),
  ]);
  const { postDetails: stored } = await author.client.ok('readPost', {
    params: { url: 'a-walk-in-the-hills' },
    body: {},
  });
  expect(stored._id).toBe(postId);
  const post = readPostFile(read(files, published ?? ''));
  expect(post.details).toMatchObject({
    title: stored.title,
    url: stored.url,
    tags: stored.tags,
    description: stored.metaDescription,
  });
  expect(shown(post.document)).toEqual(shown(parseDocument(stored.content)));
  const lake = readPostFile(read(files, unpublished ?? ''));
  const name = url.split('/').at(-1) ?? '';
  expect(shown(lake.document)).toMatchObject([
    { type: 'header' },
    { type: 'image', data: { file: { url: `../pictures/${name}` }, caption: 'At noon' } },
  ]);
  expect(files[`pictures/${name}`]?.length).toBeGreaterThan(0);
  expect(names).toContain(lake.details.coverImage?.replace('../', ''));
});

test('the former addresses of a post are in its file', async () => {
  const { author } = await createScenario();
  const formerUrls = JSON.stringify(['/2019/05/walk/', '/%C3%BCber']);
  const body = postBody({ url: 'moved', moveId: 'a-move', formerUrls });
  await author.client.ok('createPost', { body });
  const files = await download(author.client);
  const name = Object.keys(files).find((one) => /^posts\/.*-moved-/.test(one)) ?? '';
  expect(read(files, name)).toContain('\nformerUrls: ["/2019/05/walk", "/über"]\n');
});

test('comments, book and profile are in it, and nothing of others', async () => {
  const { reader, author, postId } = await createScenario();
  await reader.client.ok('addComment', { body: { blogId: postId, comment: 'Well said.' } });
  await author.client.ok('addComment', { body: { blogId: postId, comment: 'Thank you.' } });
  const source = { url: '', title: 'Soils', author: '' };
  await reader.client.ok('addPassage', { body: { quote: 'Soil is alive.', source } });
  const files = await download(reader.client);
  const comments = v.parse(
    v.array(v.looseObject({ content: v.string() })),
    JSON.parse(read(files, 'comments.json')),
  );
  expect(comments.map(({ content }) => content)).toEqual(['Well said.']);
  expect(read(files, 'book/loose.md')).toContain('Soil is alive.');
  expect(JSON.parse(read(files, 'profile.json'))).toMatchObject({ username: 'reader' });
  expect(Object.keys(files).filter((name) => /^(?:posts|drafts|pictures)\//.test(name))).toEqual(
    [],
  );
  expect(JSON.parse(read(await download(author.client), 'comments.json'))).toMatchObject([
    { content: 'Thank you.' },
  ]);
});

test('many posts are packed a page at a time', async () => {
  const { author } = await createScenario();
  for (let at = 0; at < 25; at += 1) {
    const body = postBody({ url: `note-${at}`, title: `Note ${at}`, content: contentOf('Short.') });
    await author.client.ok('createPost', { body: { ...body, isPublished: false } });
  }
  const files = await download(author.client);
  expect(Object.keys(files).filter((name) => name.startsWith('drafts/'))).toHaveLength(25);
});
