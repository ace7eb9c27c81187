import { describe, expect, test } from 'vitest';
import type { Data } from '../port';
import { idsOf, withPeople, withPost } from './fixtures';
import { at, commentRow, newPost, userRow } from './rows';

export function describeUsers(make: () => Promise<Data>) {
  describe('accounts', () => {
    test('an account is found by id, and case-insensitively by name and address', async () => {
      const { users } = await withPeople(await make());
      const ada = userRow('ada');
      expect(await users.byId('ada')).toEqual(ada);
      expect(await users.byUsername('ADA')).toEqual(ada);
      expect(await users.byEmail('Ada@Example.COM')).toEqual(ada);
    });

    test('a missing account is null', async () => {
      const { users } = await withPeople(await make());
      expect(await users.byId('nobody')).toBeNull();
      expect(await users.byUsername('nobody')).toBeNull();
      expect(await users.byEmail('nobody@example.com')).toBeNull();
      expect(await users.withCounts('nobody')).toBeNull();
      expect(await users.update('nobody', { bio: '' })).toBeNull();
      expect(await users.remove('nobody')).toBeNull();
    });

    test('names and addresses are unique, case-insensitively', async () => {
      const { users } = await withPeople(await make());
      const email = 'new@example.com';
      expect(await users.insert(userRow('new', { username: 'ADA' }))).toBe('username taken');
      expect(await users.insert(userRow('new', { email: 'ADA@example.com' }))).toBe('email taken');
      expect(await users.byId('new')).toBeNull();
      expect(await users.insert(userRow('new', { email }))).toEqual(userRow('new', { email }));
    });

    test('of two parallel inserts with the same name one succeeds', async () => {
      const { users } = await make();
      const [first, second] = await Promise.all([
        users.insert(userRow('one', { username: 'wanted' })),
        users.insert(userRow('two', { username: 'Wanted' })),
      ]);
      expect(first).toMatchObject({ id: 'one' });
      expect(second).toBe('username taken');
    });

    test("an update can't take another account's name but can change the case of its own", async () => {
      const { users } = await withPeople(await make());
      expect(await users.update('ada', { username: 'Ben' })).toBe('username taken');
      expect(await users.update('ada', { username: 'Ada' })).toEqual({
        before: userRow('ada'),
        after: { ...userRow('ada'), username: 'Ada' },
      });
      expect(await users.byUsername('ben')).toMatchObject({ id: 'ben' });
    });

    test('an update changes only the letter case of an address', async () => {
      const { users } = await withPeople(await make());
      await users.update('ada', { email: 'Ada@Example.com' });
      expect(await users.byId('ada')).toEqual(userRow('ada', { email: 'Ada@Example.com' }));
      await users.update('ada', { email: 'other@example.com', bio: 'New.' });
      expect(await users.byId('ada')).toMatchObject({ email: 'Ada@Example.com', bio: 'New.' });
    });

    test('an old name is free again', async () => {
      const { users } = await withPeople(await make());
      await users.update('ada', { username: 'countess' });
      expect(await users.byUsername('ada')).toBeNull();
      const renamed = await users.update('ben', { username: 'ada' });
      expect(renamed).toMatchObject({ after: { id: 'ben', username: 'ada' } });
    });

    test('counts what the account received and gave', async () => {
      const data = await withPost(await make());
      await data.posts.insert(newPost('draft'));
      await data.likes.add({ postId: 'draft', userId: 'ben', createdAt: at(1) });
      await data.posts.setPublished('draft', false, 'ada');
      await data.comments.insert(commentRow('comment', { authorId: 'cleo' }));
      await data.follows.insert({
        id: 'follow',
        authorId: 'ada',
        followerId: 'ben',
        createdAt: at(1),
      });
      const none = { followers: 0, following: 0, likes: 0, comments: 0 };
      const posts = { totalPosts: 2, postPublished: 1 };
      const received = { followers: 1, following: 0, likes: 1, comments: 1 };
      expect(await data.users.withCounts('Ada')).toMatchObject({ ...received, ...posts });
      expect(await data.users.withCounts('ben')).toMatchObject({ ...none, following: 1 });
      expect(await data.users.withCounts('cleo')).toMatchObject({ ...none, totalPosts: 0 });
    });
  });
}

export function describeLookalikes(make: () => Promise<Data>) {
  describe('usernames that look alike', () => {
    test('count as taken', async () => {
      const { users } = await withPeople(await make());
      const lookalike = { username: 'аda', nameSkeleton: 'ada' };
      expect(await users.insert(userRow('new', lookalike))).toBe('username taken');
      expect(await users.update('ben', lookalike)).toBe('username taken');
      expect(await users.update('ada', lookalike)).toMatchObject({ after: lookalike });
      const [first, second] = await Promise.all([
        users.insert(userRow('one', { username: 'wanted', nameSkeleton: 'wanted' })),
        users.insert(userRow('two', { username: 'wаnted', nameSkeleton: 'wanted' })),
      ]);
      expect(first).toMatchObject({ id: 'one' });
      expect(second).toBe('username taken');
    });
  });
}

export function describeUserList(make: () => Promise<Data>) {
  const page = { term: '', skip: 0, take: 20 };

  describe('the list of accounts', () => {
    test('is newest first, with the count', async () => {
      const { users } = await withPeople(await make());
      const list = await users.list({ ...page, take: 2 });
      expect(idsOf(list.rows)).toEqual(['cleo', 'ben']);
      expect(list).toMatchObject({ areMore: true, count: 3 });
      const rest = await users.list({ ...page, skip: 2, take: 2 });
      expect(idsOf(rest.rows)).toEqual(['ada']);
      expect(rest).toMatchObject({ areMore: false, count: 3 });
    });

    test('contains cards without credentials', async () => {
      const { users } = await withPeople(await make());
      const { rows } = await users.list({ ...page, take: 1 });
      expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
        'avatar',
        'createdAt',
        'email',
        'firstName',
        'id',
        'isBlocked',
        'lastName',
        'role',
        'username',
      ]);
    });

    test('matches parts of username, full name and address, case-insensitively', async () => {
      const { users } = await withPeople(await make());
      await users.insert(
        userRow('zed', { firstName: 'Grace', lastName: 'Hopper', email: 'g@navy.example' }),
      );
      const find = async (term: string) => idsOf((await users.list({ ...page, term })).rows);
      expect(await find('BE')).toEqual(['ben']);
      expect(await find('ce hop')).toEqual(['zed']);
      expect(await find('NAVY.')).toEqual(['zed']);
      expect(await find('hopper grace')).toEqual([]);
    });

    test('counts all matches, whatever the page', async () => {
      const { users } = await withPeople(await make());
      const first = await users.list({ term: 'lovelace', skip: 0, take: 2 });
      expect(idsOf(first.rows)).toEqual(['cleo', 'ben']);
      expect(first).toMatchObject({ areMore: true, count: 3 });
      expect(await users.list({ term: 'e', skip: 3, take: 2 })).toEqual({
        rows: [],
        areMore: false,
        count: 3,
      });
    });

    test('searches the current name after a change', async () => {
      const { users } = await withPeople(await make());
      await users.list({ ...page, term: 'lovelace' });
      await users.update('ben', { lastName: 'Babbage' });
      expect(await users.list({ ...page, term: 'lovelace' })).toMatchObject({ count: 2 });
      expect(idsOf((await users.list({ ...page, term: 'babbage' })).rows)).toEqual(['ben']);
    });
  });
}
