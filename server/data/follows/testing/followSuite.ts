import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at } from '../../testing/rows';

const follow = { id: 'follow', authorId: 'ada', followerId: 'ben', createdAt: at(1) };

export function describeFollows(make: () => Promise<Data>) {
  describe('follows', () => {
    test('a follow is found by id and by its two users', async () => {
      const { follows } = await withPeople(await make());
      expect(await follows.insert(follow)).toEqual(follow);
      expect(await follows.byId('follow')).toEqual(follow);
      expect(await follows.between({ authorId: 'ada', followerId: 'ben' })).toEqual(follow);
      expect(await follows.between({ authorId: 'ben', followerId: 'ada' })).toBeNull();
    });

    test('an author can be followed once, also in parallel', async () => {
      const { follows } = await withPeople(await make());
      const both = await Promise.all([
        follows.insert(follow),
        follows.insert({ ...follow, id: 'again' }),
      ]);
      const [stored, ...others] = both.filter((answer) => answer !== 'already following');
      expect(others).toEqual([]);
      expect(await follows.between(follow)).toEqual(stored);
      expect(await follows.followersOf({ userId: 'ada', skip: 0, take: 9 })).toMatchObject({
        rows: [stored],
      });
    });

    test('a follow needs two existing users', async () => {
      const { follows } = await withPeople(await make());
      expect(await follows.insert({ ...follow, authorId: 'gone' })).toBe('no author');
      expect(await follows.insert({ ...follow, followerId: 'gone' })).toBe('not allowed');
    });

    test('an author can be followed again after unfollowing', async () => {
      const { follows } = await withPeople(await make());
      await follows.insert(follow);
      expect(await follows.remove('follow', follow.followerId)).toBe(follow.authorId);
      expect(await follows.remove('follow', follow.followerId)).toBeNull();
      expect(await follows.between(follow)).toBeNull();
      expect(await follows.insert({ ...follow, id: 'again' })).toMatchObject({ id: 'again' });
    });

    test('both lists are newest first, with the other account', async () => {
      const { follows } = await withPeople(await make());
      await follows.insert(follow);
      await follows.insert({ id: 'later', authorId: 'ada', followerId: 'cleo', createdAt: at(2) });
      await follows.insert({ id: 'last', authorId: 'cleo', followerId: 'ben', createdAt: at(3) });
      const followers = await follows.followersOf({ userId: 'ada', skip: 0, take: 2 });
      expect(followers.areMore).toBe(false);
      expect(followers.rows.map(({ account }) => account.id)).toEqual(['cleo', 'ben']);
      const followed = await follows.followedBy({ userId: 'ben', skip: 0, take: 1 });
      expect(followed.areMore).toBe(true);
      expect(followed.rows.map(({ account }) => account.id)).toEqual(['cleo']);
      const rest = await follows.followedBy({ userId: 'ben', skip: 1, take: 1 });
      expect(idsOf(rest.rows)).toEqual(['follow']);
      expect(rest.areMore).toBe(false);
    });
  });
}
