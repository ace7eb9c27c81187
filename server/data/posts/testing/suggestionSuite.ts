import { describe, expect, test } from 'vitest';
import { savePassages } from '../../book/testing/bookSuite';
import type { Data } from '../../port';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, newPost, userRow } from '../../testing/rows';

/** Posts by dora about several topics, of which cleo has saved two. */
async function withPosts(empty: Data) {
  const data = await withPeople(empty);
  await data.users.insert(userRow('dora'));
  const topics = { soil: ['Soil', 'tea'], seeds: ['soil'], tea: ['tea'], maps: ['maps'], ink: [] };
  for (const [minute, [id, tags]] of Object.entries(topics).entries())
    await data.posts.insert(newPost(id, { tags, authorId: 'dora', createdAt: at(minute) }));
  await data.posts.insert(newPost('draft', { tags: ['soil'], isPublished: false }));
  for (const postId of ['soil', 'ink'])
    await savePassages(data, [`cleo ${postId}`], { userId: 'cleo', postId });
  const alike = async (ids: readonly string[], userId: string | null = null, take = 9) =>
    idsOf(await data.suggestions.alike({ ids, userId, take }));
  return { data, alike };
}

export function describeSuggestions(make: () => Promise<Data>) {
  describe('posts like others', () => {
    test('share a topic, or a person who saved both', async () => {
      const { data, alike } = await withPosts(await make());
      expect(await alike(['soil'])).toEqual(['ink', 'tea', 'seeds']);
      expect(await alike(['soil'], null, 1)).toEqual(['ink']);
      expect(await alike(['maps'])).toEqual([]);
      expect(await alike(['none'])).toEqual([]);
      // A second point.
      await savePassages(data, ['more'], { userId: 'cleo', postId: 'seeds' });
      expect(await alike(['soil'])).toEqual(['seeds', 'ink', 'tea']);
      await data.users.setBlocked('dora', true);
      expect(await alike(['soil'])).toEqual([]);
    });

    test('for a member are like what the member likes, and end with other ones', async () => {
      const { data, alike } = await withPosts(await make());
      expect(await alike([], 'ben')).toEqual(['ink', 'maps', 'tea', 'seeds', 'soil']);
      await data.likes.add({ postId: 'tea', userId: 'ben', createdAt: at(9) });
      expect(await alike([], 'ben')).toEqual(['soil', 'ink', 'maps', 'seeds']);
      expect(await alike(['soil'], 'ben')).toEqual(['ink', 'seeds', 'maps']);
    });

    test('for a member are not what is known, followed, muted or the member’s own', async () => {
      const { data, alike } = await withPosts(await make());
      const read = { postId: 'ink', revision: 1, readAt: at(9), lastBlock: '' };
      await data.reads.save({ userId: 'ben', reads: [read], ifKept: false, most: 9 });
      await savePassages(data, ['saved'], { userId: 'ben', postId: 'maps' });
      expect(await alike([], 'ben')).toEqual(['soil', 'tea', 'seeds']);
      const topic = { userId: 'ben', tagKey: 'tea', tag: 'Tea', createdAt: at(9) };
      await data.following.followTopic(topic, 9);
      expect(await alike([], 'ben')).toEqual(['seeds']);
      expect(await alike([], 'dora')).toEqual([]);
      await data.mutes.put({ userId: 'cleo', mutedId: 'dora', createdAt: at(9) });
      expect(await alike([], 'cleo')).toEqual([]);
      const follow = { id: 'follow', authorId: 'dora', followerId: 'ben', createdAt: at(9) };
      await data.follows.insert(follow);
      expect(await alike([], 'ben')).toEqual([]);
    });
  });

  test('cards are read in the order of their ids, of posts that the account can read', async () => {
    const { data } = await withPosts(await make());
    const read = async (userId: string) =>
      idsOf(await data.suggestions.cards({ ids: ['tea', 'none', 'draft', 'soil'], userId }));
    expect(await read('ben')).toEqual(['tea', 'soil']);
    expect(await read('ada')).toEqual(['tea', 'draft', 'soil']);
    await data.users.setBlocked('dora', true);
    expect(await read('ben')).toEqual([]);
  });
}
