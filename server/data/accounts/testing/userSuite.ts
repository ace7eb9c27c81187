import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople, withPost } from '../../testing/fixtures';
import { at, commentRow, newPost, userRow } from '../../testing/rows';

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
      const stored = [first, second].filter((answer) => answer !== 'username taken');
      expect(stored).toEqual([await users.byUsername('wanted')]);
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
      await data.publication.unpublish('draft', { by: 'ada', now: at(9) });
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

export function describeShownAddress(make: () => Promise<Data>) {
  test('an update changes whether the account shows its address, and stores it', async () => {
    const { users } = await withPeople(await make());
    const after = { ...userRow('ada'), showsEmail: true };
    expect(await users.update('ada', { showsEmail: true })).toMatchObject({ after });
    expect(await users.byId('ada')).toEqual(after);
    expect(await users.withCounts('ada')).toMatchObject({ showsEmail: true });
    await users.update('ada', { bio: 'New.' });
    expect(await users.byUsername('ada')).toMatchObject({ showsEmail: true });
  });
}
