import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { followingMessages } from '@contract/texts/apiMessages';
import { expect, test } from 'vitest';
import { createScenario, postBody } from '../../testing/createScenario';

async function withTopics() {
  const scenario = await createScenario();
  const { author, reader } = scenario;
  const add = async (url: string, tags: readonly string[]) =>
    author.client.ok('createPost', {
      body: postBody({ url, title: url, tags: JSON.stringify(tags) }),
    });
  await add('by-rail', ['Slow Travel']);
  const feed = async (query = {}) => reader.client.ok('listFollowedPosts', { query });
  return { ...scenario, add, feed };
}

test('a member who follows nothing gets no posts, and at most three suggested authors', async () => {
  const { feed } = await withTopics();
  const answer = await feed();
  expect(answer).toMatchObject({ posts: [], areMore: false, newest: null, seenUntil: null });
  expect(answer.suggestions.map(({ username }) => username)).toEqual(['author']);
  expect(answer.suggestions[0]).not.toHaveProperty('email');
});

test('a topic is followed in the form of the tags of posts, without regard to case', async () => {
  const { reader, feed } = await withTopics();
  const { client } = reader;
  for (const tag of ['slow  travel', 'SLOW TRAVEL']) {
    const { data } = await client.ok('followTopic', { params: { tag } });
    expect(data).toEqual({ isFollowing: true });
  }
  const { topics } = await client.ok('listTopics', {});
  expect(topics.map(({ tag }) => tag)).toEqual(['slow travel']);
  const { posts, suggestions, newest } = await feed();
  expect(posts.map(({ url, because }) => [url, because])).toEqual([
    ['by-rail', { tag: 'slow travel' }],
  ]);
  expect(newest).toBe(posts[0]?.publishedAt);
  expect(suggestions).toEqual([]);
  for (const tag of ['Slow travel', 'slow travel']) {
    const { data } = await client.ok('unfollowTopic', { params: { tag } });
    expect(data).toEqual({ isFollowing: false });
  }
  expect((await feed()).posts).toEqual([]);
});

test('the author is the reason if both are followed, and posts of muted authors are left out', async () => {
  const { reader, author, feed } = await withTopics();
  const { client } = reader;
  await client.ok('followTopic', { params: { tag: 'slow travel' } });
  await client.ok('followAuthor', { body: { authId: author.user.id } });
  const { posts } = await feed();
  expect(posts[0]).toMatchObject({ url: 'by-rail', because: { author: 'author' } });
  await client.ok('muteUser', { params: { id: author.user.id } });
  expect((await feed()).posts).toEqual([]);
});

test('pages of the feed are complete', async () => {
  const { reader, add, feed } = await withTopics();
  await reader.client.ok('followTopic', { params: { tag: 'tea' } });
  for (let number = 0; number <= limits.pageSize; number += 1) await add(`tea-${number}`, ['Tea']);
  const first = await feed();
  const second = await feed({ skip: limits.pageSize });
  expect([first.posts.length, first.areMore]).toEqual([limits.pageSize, true]);
  expect([second.posts.length, second.areMore]).toEqual([1, false]);
  expect(second.newest).toBe(first.newest);
  expect(new Set([...first.posts, ...second.posts].map(({ url }) => url)).size).toBe(21);
});

test('the time up to which posts were seen moves neither back nor beyond the present', async () => {
  const { api, reader, feed } = await withTopics();
  const see = async (time: number) => {
    const until = new Date(time).toISOString();
    await reader.client.ok('seeFollowedPosts', { body: { until } });
    return Date.parse((await feed()).seenUntil ?? '');
  };
  const now = api.ports.clock.now();
  expect(await see(now - 2000)).toBe(now - 2000);
  expect(await see(now - 3000)).toBe(now - 2000);
  const future = await see(now + 60_000);
  expect(future).toBeGreaterThanOrEqual(now);
  expect(future).toBeLessThanOrEqual(api.ports.clock.now());
});

test('an account follows 1,000 topics at most', async () => {
  const { api, reader } = await withTopics();
  const followed = Array.from({ length: apiLimits.mostTopics }, (_, number) => `topic-${number}`);
  for (const tag of followed)
    await api.ports.data.following.followTopic(
      { userId: reader.user.id, tag, tagKey: tag, createdAt: 0 },
      apiLimits.mostTopics,
    );
  const refused = await reader.client.refused('followTopic', { params: { tag: 'one more' } });
  expect(refused).toMatchObject({ status: 422, message: followingMessages.tooManyTopics });
  await reader.client.ok('followTopic', { params: { tag: 'topic-1' } });
});
