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
  const published = 'posts/a-walk-in-the-hills.md';
  const unpublished = 'posts/lake.md';
  expect(names.filter((name) => name.endsWith('.md') && !name.startsWith('book/'))).toEqual([
    published,
    unpublished,
  ]);
  const { postDetails: stored } = await author.client.ok('readPost', {
    params: { url: 'a-walk-in-the-hills' },
    body: {},
  });
  expect(stored._id).toBe(postId);
  const post = readPostFile(read(files, published));
  expect(post.details).toMatchObject({
    title: stored.title,
    url: stored.url,
    tags: stored.tags,
    description: stored.metaDescription,
  });
  expect(shown(post.document)).toEqual(shown(parseDocument(stored.content)));
  const lake = readPostFile(read(files, unpublished));
  const name = url.split('/').at(-1) ?? '';
  expect(shown(lake.document)).toMatchObject([
    { type: 'header' },
    { type: 'image', data: { file: { url: `../pictures/${name}` }, caption: 'At noon' } },
  ]);
  expect(files[`pictures/${name}`]?.length).toBeGreaterThan(0);
  expect(names).toContain(lake.details.coverImage?.replace('../', ''));
});

/** The lines of the front matter of a file. */
const frontMatterOf = (file: string) => file.split('---\n')[1]?.trim().split('\n') ?? [];

test('the file of a post says everything about it', async () => {
  const { author } = await createScenario();
  const body = postBody({
    url: 'moved',
    moveId: 'a-move',
    publishedAt: '2019-05-04T10:30:00.000Z',
    formerUrls: JSON.stringify(['/2019/05/walk/', '/%C3%BCber']),
    canonicalUrl: 'https://first.example/walk',
  });
  const { newBlog } = await author.client.ok('createPost', { body });
  const files = await download(author.client);
  const image = newBlog.public_image.resource_url?.split('/').at(-1) ?? '';
  expect(frontMatterOf(read(files, 'posts/moved.md'))).toEqual([
    'title: "A walk in the hills"',
    'url: "moved"',
    'tags: ["travel", "walking"]',
    'description: "Two days on foot."',
    'keywords: "travel, walking"',
    'publishedAt: "2019-05-04T10:30:00.000Z"',
    `createdAt: "${newBlog.createdAt}"`,
    'isPublished: true',
    'canonicalUrl: "https://first.example/walk"',
    'formerUrls: ["/2019/05/walk", "/über"]',
    `cover: "../pictures/${image}"`,
  ]);
  expect(image).not.toBe('');
  expect(files[`pictures/${image}`]?.length).toBeGreaterThan(0);
});

test('a draft is beside the posts, and says that it is a draft', async () => {
  const { author } = await createScenario();
  const { postImage: _, ...body } = postBody({ url: 'idea', isPublished: false });
  const empty = { tags: '[]', seoKeywords: '', metaDescription: '' };
  await author.client.ok('createPost', { body: { ...body, ...empty } });
  const lines = frontMatterOf(read(await download(author.client), 'posts/idea.md'));
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'title',
    'url',
    'tags',
    'createdAt',
    'isPublished',
  ]);
  expect(lines).toContain('isPublished: false');
});

test('urls that are too long or unfit for the name of a file have names of their own', async () => {
  const { author } = await createScenario();
  const long = '語'.repeat(199);
  for (const url of [`${long}a`, `${long}b`, 'a:b', 'a-b', '.hidden'])
    await author.client.ok('createPost', { body: postBody({ url }) });
  const files = await download(author.client);
  const names = Object.keys(files).filter((name) => name.startsWith('posts/'));
  expect(names.slice(1)).toEqual([
    `posts/${'語'.repeat(80)}.md`,
    `posts/${'語'.repeat(80)}-2.md`,
    'posts/a-b.md',
    'posts/a-b-2.md',
    'posts/-hidden.md',
  ]);
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
  expect(Object.keys(files).filter((name) => /^(?:posts|pictures)\//.test(name))).toEqual([]);
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
  expect(Object.keys(files).filter((name) => name.startsWith('posts/note-'))).toHaveLength(25);
});
