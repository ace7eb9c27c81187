import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, newPost, userRow } from '../../testing/rows';
import type { FollowingData } from '../followingPort';

const topic = (tag: string, minute = 1, userId = 'ada') => ({
  userId,
  tagKey: tag.toLowerCase(),
  tag,
  createdAt: at(minute),
});

const follow = async ({ follows }: Data, authorId: string) =>
  follows.insert({ id: `follow-${authorId}`, authorId, followerId: 'ada', createdAt: at(1) });

const all = { userId: 'ada', skip: 0, take: 9 };

const whyOf = ({ rows }: Awaited<ReturnType<FollowingData['posts']>>) =>
  rows.map(({ id, followedTag }) => `${id}: ${followedTag}`);

/** Posts by ben and cleo, each a minute newer; ada follows ben and the topic Travel. */
async function withFeed(empty: Data) {
  const data = await withPeople(empty);
  const posts = [
    ['ben-soup', 'ben', ['soup']],
    ['cleo-travel', 'cleo', ['Soup', 'TRAVEL']],
    ['cleo-soup', 'cleo', ['soup']],
    ['ben-travel', 'ben', ['travel']],
    ['ada-travel', 'ada', ['travel']],
  ] as const;
  for (const [minute, [id, authorId, tags]] of posts.entries())
    await data.posts.insert(newPost(id, { authorId, tags, createdAt: at(minute) }));
  const draft = { authorId: 'ben', isPublished: false, createdAt: at(9) };
  await data.posts.insert(newPost('draft', draft));
  await follow(data, 'ben');
  await data.following.followTopic(topic('Travel'), 9);
  return data;
}

function describeTopics(make: () => Promise<Data>) {
  test('a topic is followed once, whatever its letter case, up to a number', async () => {
    const { following } = await withPeople(await make());
    expect(await following.followTopic(topic('Travel', 1), 2)).toBe('followed');
    expect(await following.followTopic(topic('TRAVEL', 2), 2)).toBe('followed');
    expect(await following.followTopic(topic('soup', 3), 2)).toBe('followed');
    expect(await following.followTopic(topic('tea', 4), 2)).toBe('too many');
    expect(await following.followTopic(topic('travel', 5), 2)).toBe('followed');
    expect(await following.topics('ada')).toEqual([topic('soup', 3), topic('Travel', 1)]);
    expect(await following.topics('ben')).toEqual([]);
    const travel = { userId: 'ada', tagKey: 'travel' };
    expect(await following.unfollowTopic(travel)).toBe(true);
    expect(await following.unfollowTopic(travel)).toBe(true);
    expect(await following.topics('ada')).toEqual([topic('soup', 3)]);
  });

  test('parallel calls don’t follow more topics than allowed', async () => {
    const { following } = await withPeople(await make());
    const tags = ['a', 'b', 'c', 'd'];
    await Promise.all(tags.map(async (tag) => following.followTopic(topic(tag), 2)));
    expect(await following.topics('ada')).toHaveLength(2);
  });

  test('blocked and missing accounts change nothing', async () => {
    const { users, following } = await withPeople(await make());
    await following.followTopic(topic('soup'), 9);
    await users.setBlocked('ada', true);
    expect(await following.followTopic(topic('tea'), 9)).toBeNull();
    expect(await following.unfollowTopic({ userId: 'ada', tagKey: 'soup' })).toBe(false);
    expect(await following.see({ userId: 'ada', until: at(1) })).toBeNull();
    expect(await following.followTopic(topic('tea', 1, 'none'), 9)).toBeNull();
    expect(await following.topics('ada')).toEqual([topic('soup')]);
    await users.remove('ada');
    expect(await following.topics('ada')).toEqual([]);
  });
}

function describeFeed(make: () => Promise<Data>) {
  test('lists posts of followed authors and topics, newest first, the author as the reason', async () => {
    const { following } = await withFeed(await make());
    const found = await following.posts(all);
    expect(whyOf(found)).toEqual(['ben-travel: null', 'cleo-travel: Travel', 'ben-soup: null']);
    expect(found).toMatchObject({ newest: at(3), areMore: false });
    expect(found.rows[0]).toMatchObject({ author: { username: 'ben' }, tags: ['travel'] });
    const second = await following.posts({ ...all, skip: 1, take: 1 });
    expect(whyOf(second)).toEqual(['cleo-travel: Travel']);
    expect(second).toMatchObject({ newest: at(3), areMore: true });
    expect(await following.posts({ ...all, skip: 3 })).toMatchObject({ rows: [], areMore: false });
    expect(await following.posts({ ...all, userId: 'cleo' })).toEqual({
      rows: [],
      areMore: false,
      newest: null,
    });
  });

  test('leaves out muted and blocked authors', async () => {
    const data = await withFeed(await make());
    await data.mutes.put({ userId: 'ada', mutedId: 'ben', createdAt: at(1) });
    expect(whyOf(await data.following.posts(all))).toEqual(['cleo-travel: Travel']);
    await data.users.setBlocked('cleo', true);
    expect(await data.following.posts(all)).toMatchObject({ rows: [], newest: null });
  });

  test('a post about several followed topics is listed once, with the first of its tags', async () => {
    const data = await withFeed(await make());
    await data.following.followTopic(topic('soup', 2), 9);
    expect(whyOf(await data.following.posts(all))).toEqual([
      'ben-travel: null',
      'cleo-soup: soup',
      'cleo-travel: soup',
      'ben-soup: null',
    ]);
    // The newest posts of two sources are the same one.
    const { rows, areMore } = await data.following.posts({ ...all, skip: 1, take: 2 });
    expect([idsOf(rows), areMore]).toEqual([['cleo-soup', 'cleo-travel'], true]);
  });

  test('every page is complete and in order, also with many authors of posts at the same time', async () => {
    const data = await withPeople(await make());
    const expected: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      const authorId = `author-${number}`;
      await data.users.insert(userRow(authorId));
      await follow(data, authorId);
      for (let post = 0; post < number % 4; post += 1) {
        const id = `post-${number}-${post}`;
        const minute = (number * 7 + post * 5) % 9;
        await data.posts.insert(newPost(id, { authorId, tags: [], createdAt: at(minute) }));
        expected.push(`${minute} ${id}`);
      }
    }
    const ids = expected
      .toSorted()
      .toReversed()
      .map((line) => line.split(' ')[1]);
    const found: string[] = [];
    for (let skip = 0; skip < ids.length; skip += 4) {
      const page = await data.following.posts({ userId: 'ada', skip, take: 4 });
      expect(page.areMore).toBe(skip + 4 < ids.length);
      found.push(...idsOf(page.rows));
    }
    expect(found).toEqual(ids);
  });
}

/** What members follow, and the list of its posts. */
export function describeFollowing(make: () => Promise<Data>) {
  describe('following', () => {
    describeTopics(make);
    describeFeed(make);

    test('the time up to which posts were seen never moves back', async () => {
      const { users, following } = await withPeople(await make());
      expect(await following.see({ userId: 'ada', until: at(2) })).toBe(at(2));
      expect(await following.see({ userId: 'ada', until: at(1) })).toBe(at(2));
      expect(await following.see({ userId: 'ada', until: at(3) })).toBe(at(3));
      expect(await users.byId('ada')).toMatchObject({ followedSeenUntil: at(3) });
      expect(await following.see({ userId: 'none', until: at(3) })).toBeNull();
    });

    test('suggests the most followed authors who are neither followed nor muted', async () => {
      const data = await withFeed(await make());
      const { users, follows, mutes, following } = data;
      const suggest = async (take = 3) =>
        (await following.suggestions({ userId: 'ada', take })).map(({ username }) => username);
      await users.insert(userRow('dora', { createdAt: at(5) }));
      await data.posts.insert(newPost('doras', { authorId: 'dora' }));
      expect(await suggest()).toEqual(['dora', 'cleo']);
      const byBen = { id: 'x', authorId: 'cleo', followerId: 'ben', createdAt: at(1) };
      await follows.insert(byBen);
      expect(await suggest()).toEqual(['cleo', 'dora']);
      expect(await suggest(1)).toEqual(['cleo']);
      await mutes.put({ userId: 'ada', mutedId: 'cleo', createdAt: at(1) });
      await users.setBlocked('dora', true);
      expect(await suggest()).toEqual([]);
    });
  });
}
