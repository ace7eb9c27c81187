import { expect, test } from 'vitest';
import { createWorld, postBody, type World } from '../testing/createScenario';

async function publish({ author, api }: World, but: Parameters<typeof postBody>[0]) {
  api.clock.advance(1000);
  const { newBlog } = await author.caller.ok('createPost', { body: postBody(but) });
  return newBlog;
}

test('home shows trending posts, popular authors’ other posts and the most used tags', async () => {
  const world = await createWorld();
  for (let count = 0; count < 14; count += 1) {
    await publish(world, { url: `post-${count}`, tags: `["travel","tag ${count}"]` });
  }
  const { data } = await world.visitor.ok('readHome', {});
  expect(data.trendingPosts).toHaveLength(9);
  const shown = new Set(data.trendingPosts.map(({ _id }) => _id));
  expect(data.authorPosts.length).toBeGreaterThan(0);
  expect(data.authorPosts.filter(({ _id }) => shown.has(_id))).toEqual([]);
  expect(data.topKeywords).toHaveLength(9);
  expect(data.topKeywords[0]).toBe('travel');
});

test('posts come newest first, twenty a page, without their content', async () => {
  const world = await createWorld();
  for (let count = 1; count <= 21; count += 1) await publish(world, { url: `post-${count}` });
  const first = await world.visitor.ok('listPosts', { query: {} });
  expect(first.posts).toHaveLength(20);
  expect(first.posts[0]?.url).toBe('post-21');
  expect(first.posts[0]).not.toHaveProperty('content');
  expect(first.areMore).toBe(true);
  const second = await world.visitor.ok('listPosts', { query: { skip: 20 } });
  expect(second.posts.map(({ url }) => url)).toEqual(['post-1', world.postUrl]);
  expect(second.areMore).toBe(false);
});

test('a search finds tags and titles in any case, and nothing is no failure', async () => {
  const world = await createWorld();
  await publish(world, { url: 'bread', title: 'Baking BREAD', tags: '["Kitchen"]' });
  const search = (tagsearch: string) => world.visitor.ok('searchPosts', { body: { tagsearch } });
  expect((await search('bread')).posts.map(({ url }) => url)).toEqual(['bread']);
  expect((await search('KITCHEN')).posts.map(({ url }) => url)).toEqual(['bread']);
  expect(await search('nothing like it')).toMatchObject({ posts: [], areMore: false });
  expect((await search('  ')).posts).toHaveLength(2);
});

test('a post is read with its author, whether the caller likes it, and others to read next', async () => {
  const world = await createWorld();
  const other = await publish(world, { url: 'other' });
  await world.reader.caller.ok('likePost', { params: { postId: world.postId } });
  await world.reader.caller.ok('followAuthor', { body: { authId: world.author.user.id } });
  const input = { params: { url: world.postUrl }, body: { userId: world.reader.user.id } };
  const read = await world.reader.caller.ok('readPost', input);
  expect(read.postDetails).toMatchObject({
    _id: world.postId,
    isLiked: true,
    likes: 1,
    author: { _id: world.author.user.id, followers: 1 },
  });
  expect(read.recentPosts).toMatchObject([{ url: other.url }]);
  expect((await world.visitor.ok('readPost', input)).postDetails.isLiked).toBe(false);
});

test('an unpublished post is there for its author and admins alone', async () => {
  const world = await createWorld();
  await world.author.caller.ok('unpublishPost', { params: { id: world.postId } });
  const input = { params: { url: world.postUrl }, body: {} };
  for (const { caller } of [world.author, world.admin]) {
    expect((await caller.ok('readPost', input)).postDetails.isPublished).toBe(false);
  }
  for (const caller of [world.visitor, world.reader.caller]) {
    expect((await caller.refused('readPost', input)).status).toBe(404);
  }
  expect((await world.visitor.ok('listPosts', { query: {} })).posts).toEqual([]);
});

test('the posts of a blocked author are there for admins alone', async () => {
  const world = await createWorld();
  await world.admin.caller.ok('blockUser', { params: { id: world.author.user.id }, body: {} });
  const input = { params: { url: world.postUrl }, body: {} };
  expect((await world.visitor.refused('readPost', input)).status).toBe(404);
  await world.admin.caller.ok('readPost', input);
  expect((await world.visitor.ok('listPosts', { query: {} })).posts).toEqual([]);
});

test('a url that another call stands under is read as what it is', async () => {
  const { visitor } = await createWorld();
  expect((await visitor.request('/api/v1/blogs/create', { method: 'POST' })).status).toBe(415);
  expect((await visitor.request('/api/v1/blogs/tag', { method: 'POST' })).status).toBe(200);
});
