import { expect, test } from 'vitest';
import { changedBody, createScenario, postBody } from '../../testing/createScenario';

const content = JSON.stringify({
  blocks: Array.from({ length: 8 }, (_, at) => ({
    id: `block-${at}`,
    type: 'paragraph',
    data: { text: `Paragraph ${at}` },
  })),
});

const time = (seconds: number) => new Date(Date.UTC(2026, 1, 1, 0, 0, seconds)).toISOString();

async function withPosts() {
  const scenario = await createScenario();
  const { author, reader } = scenario;
  const create = async (url: string) =>
    (await author.client.ok('createPost', { body: postBody({ url, title: url, content }) }))
      .newBlog;
  const [long, other] = [await create('long'), await create('other')];
  /** The first of the reads is the last one. */
  const start = async (...reads: { postId: string; lastBlock?: string }[]) => {
    const sent = reads.map((read, at) => ({ ...read, readAt: time(9 - at) }));
    return reader.client.ok('readStart', { body: { reads: sent } });
  };
  return { ...scenario, long, other, start };
}

const urlsOf = (posts: readonly { url: string }[]) => posts.map(({ url }) => url);

test('a reader goes on with the posts in the middle of which they stopped', async () => {
  const { start, long, other } = await withPosts();
  const { begun } = await start(
    { postId: other._id, lastBlock: 'block-4' },
    { postId: long._id, lastBlock: 'block-3' },
    { postId: 'none', lastBlock: 'block-3' },
  );
  expect(urlsOf(begun)).toEqual(['other', 'long']);
  const finished = await start({ postId: other._id, lastBlock: 'block-7' }, { postId: long._id });
  expect(finished.begun).toEqual([]);
});

test('what the account has saved of other devices counts, too', async () => {
  const { start, reader, long } = await withPosts();
  const read = { postId: long._id, revision: 1, readAt: time(8), lastBlock: 'block-4' };
  await reader.client.ok('saveReads', { body: { reads: [read] } });
  expect(urlsOf((await start()).begun)).toEqual(['long']);
  expect((await start({ postId: long._id, lastBlock: 'block-7' })).begun).toEqual([]);
});

test('suggestions are not what was read on this device, nor what is followed', async () => {
  const { start, reader, author, long, postUrl } = await withPosts();
  expect(urlsOf((await start()).suggestions).toSorted()).toEqual([postUrl, 'long', 'other']);
  const { suggestions } = await start({ postId: long._id });
  expect(urlsOf(suggestions).toSorted()).toEqual([postUrl, 'other']);
  await reader.client.ok('followAuthor', { body: { authId: author.user.id } });
  expect((await start()).suggestions).toEqual([]);
});

test('saved posts and the number of changed passages', async () => {
  const { start, reader, author, long } = await withPosts();
  const { client } = reader;
  await client.ok('addPassage', { body: { postId: long._id } });
  const words = { postId: long._id, blockId: 'block-1', quote: 'Paragraph 1' };
  await client.ok('addPassage', { body: words });
  expect(await start()).toMatchObject({
    saved: [{ url: 'long', title: 'long' }],
    changedPassages: 0,
  });
  const body = changedBody({
    url: 'long',
    title: 'long',
    content: content.replace('graph 1', 's'),
  });
  await author.client.ok('updatePost', { params: { id: long._id }, body });
  expect(await start()).toMatchObject({ changedPassages: 1 });
});
