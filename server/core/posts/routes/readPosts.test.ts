import { expect, test, vi } from 'vitest';
import { createScenario, postBody, type Scenario } from '../../testing/createScenario';

async function publish({ author, api }: Scenario, but: Parameters<typeof postBody>[0]) {
  api.clock.advance(1000);
  const { newBlog } = await author.client.ok('createPost', { body: postBody(but) });
  return newBlog;
}

test('home lists trending posts, other posts of popular authors and the most used tags', async () => {
  const scenario = await createScenario();
  for (let count = 0; count < 14; count += 1) {
    await publish(scenario, { url: `post-${count}`, tags: `["travel","tag ${count}"]` });
  }
  const { data } = await scenario.visitor.ok('readHome', {});
  expect(data.trendingPosts).toHaveLength(9);
  const shown = new Set(data.trendingPosts.map(({ _id }) => _id));
  expect(data.authorPosts.length).toBeGreaterThan(0);
  expect(data.authorPosts.filter(({ _id }) => shown.has(_id))).toEqual([]);
  expect(data.topKeywords).toHaveLength(9);
  expect(data.topKeywords[0]).toBe('travel');
});

test('posts are listed newest first, 20 per page, without content', async () => {
  const scenario = await createScenario();
  for (let count = 1; count <= 21; count += 1) await publish(scenario, { url: `post-${count}` });
  const first = await scenario.visitor.ok('listPosts', { query: {} });
  expect(first.posts).toHaveLength(20);
  expect(first.posts[0]?.url).toBe('post-21');
  expect(first.posts[0]).not.toHaveProperty('content');
  expect(first.areMore).toBe(true);
  const second = await scenario.visitor.ok('listPosts', { query: { skip: 20 } });
  expect(second.posts.map(({ url }) => url)).toEqual(['post-1', scenario.postUrl]);
  expect(second.areMore).toBe(false);
  expect([first.count, second.count]).toEqual([22, 22]);
});

test('a search matches without regard to case; no match is an empty list', async () => {
  const scenario = await createScenario();
  await publish(scenario, { url: 'bread', title: 'Baking BREAD', tags: '["Kitchen"]' });
  const search = (tagsearch: string) => scenario.visitor.ok('searchPosts', { body: { tagsearch } });
  expect((await search('bread')).posts.map(({ url }) => url)).toEqual(['bread']);
  expect((await search('KITCHEN')).posts.map(({ url }) => url)).toEqual(['bread']);
  const none = { success: true, posts: [], areMore: false, count: 0 };
  expect(await search('nothing like it')).toMatchObject(none);
  expect((await search('  ')).posts).toHaveLength(2);
});

test('a search lists matches of title and tags first, on pages that count all of them', async () => {
  const scenario = await createScenario();
  for (let count = 1; count <= 21; count += 1) {
    await publish(scenario, { url: `post-${count}`, metaDescription: 'About rúst.' });
  }
  await publish(scenario, { url: 'tagged', tags: '["Rust"]' });
  await publish(scenario, { url: 'keyword', seoKeywords: 'rust' });
  const search = (skip: number) =>
    scenario.visitor.ok('searchPosts', { body: { tagsearch: 'RUST', skip } });
  const first = await search(0);
  expect(first).toMatchObject({ count: 23, areMore: true });
  expect(first.posts.slice(0, 2).map(({ url }) => url)).toEqual(['tagged', 'post-21']);
  const second = await search(20);
  expect(second).toMatchObject({ count: 23, areMore: false });
  expect(second.posts.map(({ url }) => url)).toEqual(['post-2', 'post-1', 'keyword']);
});

test('a search finds the posts of an author by name', async () => {
  const scenario = await createScenario();
  await publish(scenario, { url: 'second' });
  const found = await scenario.visitor.ok('searchPosts', { body: { tagsearch: 'ada love' } });
  expect(found).toMatchObject({ count: 2, posts: [{ url: 'second' }, { url: scenario.postUrl }] });
});

test('a post is answered with its author, like state and recent posts', async () => {
  const scenario = await createScenario();
  const other = await publish(scenario, { url: 'other' });
  await scenario.reader.client.ok('likePost', { params: { postId: scenario.postId } });
  await scenario.reader.client.ok('followAuthor', { body: { authId: scenario.author.user.id } });
  const input = { params: { url: scenario.postUrl }, body: { userId: scenario.reader.user.id } };
  const read = await scenario.reader.client.ok('readPost', input);
  expect(read.postDetails).toMatchObject({
    _id: scenario.postId,
    isLiked: true,
    likes: 1,
    author: { _id: scenario.author.user.id, followers: 1 },
  });
  expect(read.recentPosts).toMatchObject([{ url: other.url }]);
  expect((await scenario.visitor.ok('readPost', input)).postDetails.isLiked).toBe(false);
});

test('recent posts are the eight published before the post, filled up with the newest', async () => {
  const scenario = await createScenario();
  for (let count = 1; count <= 11; count += 1) await publish(scenario, { url: `post-${count}` });
  const recent = async (url: string) => {
    const { recentPosts } = await scenario.visitor.ok('readPost', { params: { url }, body: {} });
    return recentPosts.map((post) => post.url);
  };
  const newest = ['post-10', 'post-9', 'post-8', 'post-7', 'post-6', 'post-5', 'post-4', 'post-3'];
  expect(await recent('post-11')).toEqual(newest);
  const before = ['post-2', 'post-1', scenario.postUrl];
  const filled = ['post-11', 'post-10', 'post-9', 'post-8', 'post-7'];
  expect(await recent('post-3')).toEqual([...before, ...filled]);
});

test('a post without a picture has none in the answer', async () => {
  const scenario = await createScenario();
  const { api, author, postId } = scenario;
  const patch = { image: '', updatedAt: api.clock.now() };
  await api.data.posts.update(postId, patch, author.user.id);
  const input = { params: { url: scenario.postUrl }, body: {} };
  const response = await scenario.visitor.call('readPost', input);
  expect(await response.json()).toMatchObject({
    success: true,
    message: expect.stringMatching(/./),
    postDetails: { public_image: {}, author: { avatar: {} } },
  });
  const { postDetails } = await scenario.visitor.ok('readPost', input);
  expect(postDetails.public_image).toEqual({});
  expect(postDetails.author.avatar).toEqual({});
});

test('only the author and admins can read an unpublished post', async () => {
  const scenario = await createScenario();
  await scenario.author.client.ok('unpublishPost', { params: { id: scenario.postId }, body: {} });
  const input = { params: { url: scenario.postUrl }, body: {} };
  for (const { client } of [scenario.author, scenario.admin]) {
    expect((await client.ok('readPost', input)).postDetails.isPublished).toBe(false);
  }
  for (const client of [scenario.visitor, scenario.reader.client]) {
    expect((await client.refused('readPost', input)).status).toBe(404);
  }
  expect((await scenario.visitor.ok('listPosts', { query: {} })).posts).toEqual([]);
});

test('only admins can read posts of a blocked author', async () => {
  const scenario = await createScenario();
  await scenario.admin.client.ok('blockUser', {
    params: { id: scenario.author.user.id },
    body: {},
  });
  const input = { params: { url: scenario.postUrl }, body: {} };
  expect((await scenario.visitor.refused('readPost', input)).status).toBe(404);
  await scenario.admin.client.ok('readPost', input);
  expect((await scenario.visitor.ok('listPosts', { query: {} })).posts).toEqual([]);
});

test('fixed routes win over post urls', async () => {
  const { visitor } = await createScenario();
  expect((await visitor.request('/api/v1/blogs/create', { method: 'POST' })).status).toBe(401);
  expect((await visitor.request('/api/v1/blogs/tag', { method: 'POST' })).status).toBe(200);
});

test('public posts of an author and about a topic are listed without a search', async () => {
  const scenario = await createScenario();
  const { api, author, visitor, postUrl } = scenario;
  const search = vi.spyOn(api.ports.data.posts, 'search');
  await publish(scenario, { url: 'other', tags: '["Lakes"]' });
  await publish(scenario, { url: 'draft', tags: '["Lakes"]', isPublished: 'false' });
  const query = { authorId: author.user.id, tag: 'lakes' };
  const { byAuthor, aboutTopic } = await visitor.ok('listMorePosts', { query });
  expect(byAuthor.map(({ url }) => url)).toEqual(['other', postUrl]);
  expect(aboutTopic.map(({ url }) => url)).toEqual(['other']);
  expect(byAuthor[0]).not.toHaveProperty('content');
  const ofAuthor = await visitor.ok('listMorePosts', { query: { authorId: author.user.id } });
  expect(ofAuthor.aboutTopic).toEqual([]);
  expect(search).not.toHaveBeenCalled();
});
