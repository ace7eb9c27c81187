import { postMessages, revisionMessages } from '@contract/texts/apiMessages';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../testing/createClient';
import { changedBody, contentOf, createScenario, postBody } from '../../testing/createScenario';

type Post = { client: Client; id: string };
type Body = Parameters<typeof changedBody>[0];

const firstText = 'We walked all day in the hills above the lake, and we met no one.';

async function save({ client, id }: Post, text: string, body: Body = {}) {
  const input = { params: { id }, body: changedBody({ content: contentOf(text), ...body }) };
  return client.ok('updatePost', input);
}

const numbersOf = async ({ client, id }: Post) => {
  const { revisions } = await client.ok('listRevisions', { params: { id }, query: {} });
  return revisions.map(({ number }) => number);
};
const version = (id: string, number: number) => ({ params: { id, number: String(number) } });

async function createPost() {
  const { author, visitor, postId: id, ...scenario } = await createScenario();
  return { ...scenario, id, own: { client: author.client, id }, visitor: { client: visitor, id } };
}

test('a change is in the history, with its note in one line', async () => {
  const { own, visitor, id, api } = await createPost();
  api.clock.advance(60_000);
  const { blog } = await save(own, 'All new.', { note: ' Some\n\t\u0085 words ', isSmall: true });
  expect(blog).toMatchObject({ revision: 2, editedAt: null });
  const { revisions, areMore } = await visitor.client.ok('listRevisions', {
    params: { id },
    query: {},
  });
  expect(areMore).toBe(false);
  expect(revisions[0]).toMatchObject({
    number: 2,
    savedAt: blog.updatedAt,
    savedBy: { _id: 'user-author', username: 'author' },
    note: 'Some words',
    isSmall: true,
    isRemoved: false,
    addedWords: 1,
    removedWords: 14,
  });
  expect(revisions[1]).toMatchObject({ number: 1, addedWords: null, removedWords: null });
  const { revision } = await visitor.client.ok('readRevision', version(id, 1));
  expect(revision).toMatchObject({ number: 1, content: contentOf(firstText) });
});

test('a change of tags is no version; a card says when a post was edited', async () => {
  const { own, visitor, id, api } = await createPost();
  await save(own, firstText, { tags: '["lakes"]', note: 'Tags' });
  expect(await numbersOf(own)).toEqual([1]);
  api.clock.advance(60_000);
  const { blog } = await save(own, 'All new.');
  expect(blog.editedAt).toBe(blog.updatedAt);
  const { posts } = await visitor.client.ok('listPosts', { query: {} });
  expect(posts.find(({ _id: other }) => other === id)).toMatchObject({ editedAt: blog.editedAt });
});

test('a save for an older version is refused before anything else, unless it changes nothing', async () => {
  const { own, id } = await createPost();
  await save(own, 'All new.', { revision: 1 });
  const put = async (body: Body) =>
    own.client.call('updatePost', { params: { id }, body: changedBody({ revision: 1, ...body }) });
  const stale = await put({ title: '', content: '{' });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toEqual({
    success: false,
    message: postMessages.isStale,
    revision: 2,
  });
  expect((await put({ content: contentOf('All new.'), revision: 7 })).status).toBe(200);
  expect((await put({ content: contentOf('Newer.'), revision: 2 })).status).toBe(200);
  expect(await numbersOf(own)).toEqual([3, 2, 1]);
});

test('of parallel saves for the same version one is stored; without a version all are', async () => {
  const { own, id } = await createPost();
  const put = async (text: string, body: Body = {}) =>
    (
      await own.client.call('updatePost', {
        params: { id },
        body: changedBody({ content: contentOf(text), ...body }),
      })
    ).status;
  const saves = ['one', 'two', 'three'].map(async (text) => put(text, { revision: 1 }));
  expect((await Promise.all(saves)).filter((status) => status === 409)).toHaveLength(2);
  expect(await Promise.all(['four', 'five', 'six'].map(async (text) => put(text)))).toEqual([
    200, 200, 200,
  ]);
  expect(await numbersOf(own)).toEqual([5, 4, 3, 2, 1]);
});

test('a save that others overtake is tried three times, and its form is read once', async () => {
  const { own, id, api } = await createPost();
  const update = vi.spyOn(api.ports.data.posts, 'update').mockResolvedValue('stale');
  const documents = vi.spyOn(api.ports, 'documents');
  const body = changedBody({ content: contentOf('Mine.') });
  const refused = await own.client.refused('updatePost', { params: { id }, body });
  expect(refused).toMatchObject({ status: 409, message: postMessages.isStale });
  expect(update).toHaveBeenCalledTimes(3);
  expect(documents.mock.calls.map(([name]) => name)).toEqual(['read']);
});

test('an old version becomes the present one as a new version', async () => {
  const { own, id, api } = await createPost();
  await save(own, 'All new.', { title: 'Renamed', note: 'Why' });
  api.clock.advance(60_000);
  const { blog } = await own.client.ok('restoreRevision', { ...version(id, 1), body: {} });
  expect(blog).toMatchObject({
    revision: 3,
    title: 'A walk in the hills',
    content: contentOf(firstText),
  });
  expect(blog.editedAt).toBe(blog.updatedAt);
  const { revisions } = await own.client.ok('listRevisions', { params: { id }, query: {} });
  expect(revisions[0]).toMatchObject({ number: 3, restoredFrom: 1, note: '' });
  for (const number of [3, 1]) {
    const again = await own.client.ok('restoreRevision', { ...version(id, number), body: {} });
    expect(again.blog).toEqual(blog);
  }
  const older = { ...version(id, 2), body: { revision: 2 } };
  expect(await own.client.refused('restoreRevision', older)).toMatchObject({ status: 409 });
});

test('a version without the texts of a published post is not restored', async () => {
  const { own } = await createPost();
  const draft = postBody({ url: 'draft', content: '', isPublished: false });
  const { newBlog } = await own.client.ok('createPost', { body: draft });
  const post = { client: own.client, id: newBlog._id };
  await save(post, 'Complete.', { url: 'draft' });
  await own.client.ok('publishPost', { params: { id: post.id }, body: {} });
  const input = { ...version(post.id, 1), body: {} };
  expect(await own.client.refused('restoreRevision', input)).toMatchObject({ status: 422 });
});

test('a save that the writer of a draft did not ask for is refused once the post is published', async () => {
  const { own } = await createPost();
  const draft = postBody({ url: 'draft', isPublished: false });
  const { newBlog } = await own.client.ok('createPost', { body: draft });
  const post = { client: own.client, id: newBlog._id };
  const form = { url: 'draft', isDraft: 'true' } as const;
  const { blog } = await save(post, 'Saved by itself.', form);
  await own.client.ok('publishPost', { params: { id: post.id }, body: {} });
  const body = changedBody({ ...form, content: contentOf('Late.'), revision: blog.revision });
  const input = { params: { id: post.id }, body };
  expect(await own.client.refused('updatePost', input)).toMatchObject({
    status: 409,
    message: postMessages.isStale,
  });
  expect(await numbersOf(post)).toEqual([2, 1]);
});

test('a removed version keeps its place and loses its texts', async () => {
  const { own, visitor, id } = await createPost();
  await save(own, 'All new.');
  expect(await own.client.refused('removeRevision', version(id, 2))).toMatchObject({
    status: 409,
    message: revisionMessages.isPresent,
  });
  await own.client.ok('removeRevision', version(id, 1));
  await own.client.ok('removeRevision', version(id, 1));
  expect(await numbersOf(visitor)).toEqual([2, 1]);
  for (const { client } of [own, visitor]) {
    expect(await client.refused('readRevision', version(id, 1))).toMatchObject({ status: 404 });
  }
  const restored = await own.client.refused('restoreRevision', { ...version(id, 1), body: {} });
  expect(restored.status).toBe(404);
});

test('readers see the versions that were published, and compare only with these', async () => {
  const { own, visitor, admin, id } = await createPost();
  await own.client.ok('unpublishPost', { params: { id }, body: {} });
  await save(own, 'A secret draft.');
  expect(
    await visitor.client.refused('listRevisions', { params: { id }, query: {} }),
  ).toMatchObject({ status: 404 });
  await save(own, 'Published again.');
  await own.client.ok('publishPost', { params: { id }, body: {} });
  expect(await numbersOf(visitor)).toEqual([3, 1]);
  expect(await numbersOf({ client: admin.client, id })).toEqual([3, 2, 1]);
  expect(await visitor.client.refused('readRevision', version(id, 2))).toMatchObject({
    status: 404,
  });
  const since = async (client: Client) =>
    client.ok('listChanges', { params: { id }, query: { since: 2 } });
  expect(await since(visitor.client)).toMatchObject({ from: 1, to: 3 });
  expect(await since(own.client)).toMatchObject({ from: 2, to: 3 });
});

test('changes name the blocks, and the title if it changed', async () => {
  const { own, visitor, id } = await createPost();
  await save(own, 'All new.', { title: 'Renamed' });
  const changes = async (since: number) =>
    visitor.client.ok('listChanges', { params: { id }, query: { since } });
  const block = (text: string) => ({ id: 'block-1', type: 'paragraph', data: { text } });
  expect(await changes(1)).toMatchObject({
    from: 1,
    to: 2,
    title: { before: 'A walk in the hills', after: 'Renamed' },
    changes: [
      { blockId: 'block-1', change: 'changed', before: block(firstText), after: block('All new.') },
    ],
  });
  expect(await changes(9)).toEqual({
    success: true,
    message: revisionMessages.compared,
    from: 2,
    to: 2,
    changes: [],
    more: 0,
    isSmall: false,
    share: 0,
  });
});

test('changes say which words of a block changed, so that a page need not compare them', async () => {
  const { own, visitor, id } = await createPost();
  await save(own, firstText.replace('all day', 'for hours'));
  const { changes } = await visitor.client.ok('listChanges', {
    params: { id },
    query: { since: 1 },
  });
  expect(changes).toMatchObject([
    { runs: ['We walked '.length, 'all day'.length, 'for hours'.length] },
  ]);
});

test('nothing is compared with a version that does not exist', async () => {
  const { own, id } = await createPost();
  await save(own, 'All new.');
  const query = { since: 1, until: 3 };
  const refused = await own.client.refused('listChanges', { params: { id }, query });
  expect(refused).toMatchObject({ status: 404, message: revisionMessages.notFound });
});
