import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPost } from '../../testing/fixtures';
import {
  at,
  commentRow,
  emailRow,
  newPost,
  newSession,
  resourceRow,
  tokenRow,
  userRow,
} from '../../testing/rows';

/** ada wrote 'post', ben wrote 'bens'; both liked, commented on and followed each other. */
async function withExchange(data: Data) {
  await withPost(data);
  await data.posts.insert(newPost('bens', { authorId: 'ben' }));
  await data.likes.add({ postId: 'post', userId: 'ben', createdAt: at(1) });
  await data.likes.add({ postId: 'bens', userId: 'ada', createdAt: at(1) });
  await data.comments.insert(commentRow('from-ben', { postId: 'post', authorId: 'ben' }));
  await data.comments.insert(commentRow('from-ada', { postId: 'bens', authorId: 'ada' }));
  const times = { createdAt: at(1) };
  await data.follows.insert({ id: 'bens-follow', authorId: 'ada', followerId: 'ben', ...times });
  await data.follows.insert({ id: 'adas-follow', authorId: 'ben', followerId: 'ada', ...times });
  return data;
}

export function describeUserRemoval(make: () => Promise<Data>) {
  describe('removing an account', () => {
    test('removes its posts with their likes and comments', async () => {
      const data = await withExchange(await make());
      await data.users.remove('ada');
      expect(await data.posts.byId('post')).toBeNull();
      expect(await data.posts.byUrl('post')).toBeNull();
      expect(await data.comments.byId('from-ben')).toBeNull();
      expect(await data.likes.state('post', 'ben')).toBeNull();
      expect(idsOf((await data.posts.latest({ skip: 0, take: 9 })).rows)).toEqual(['bens']);
    });

    test('removes its likes, comments and follows and updates the counts of others', async () => {
      const data = await withExchange(await make());
      await data.users.remove('ada');
      const nothing = { followers: 0, following: 0, likes: 0, comments: 0, totalPosts: 1 };
      expect(await data.users.withCounts('ben')).toMatchObject(nothing);
      expect(await data.posts.byId('bens')).toMatchObject({ likes: 0, author: { followers: 0 } });
      const ofBens = { postId: 'bens', skip: 0, take: 20 };
      expect((await data.comments.ofPost(ofBens)).rows).toEqual([]);
      expect(await data.follows.byId('bens-follow')).toBeNull();
      expect(await data.follows.byId('adas-follow')).toBeNull();
      const week = [{ from: at(0), to: at(9) }];
      expect(await data.users.gains('ben', week)).toEqual([{ likes: 0, followers: 0 }]);
    });

    test('removes its sessions and tokens', async () => {
      const data = await withExchange(await make());
      await data.sessions.insert(newSession('adas', { userId: 'ada' }));
      await data.sessions.insert(newSession('bens', { userId: 'ben' }));
      await data.tokens.put(tokenRow('token'));
      await data.users.remove('ada');
      expect(await data.sessions.byId('adas')).toBeNull();
      expect(await data.sessions.byId('bens')).not.toBeNull();
      expect(await data.tokens.peek('token', 'verify')).toBeNull();
    });

    test('removes its e-mails, and keeps the one that confirms it', async () => {
      const data = await withExchange(await make());
      await data.tokens.put(tokenRow('token'), emailRow('link', { userId: 'ada' }));
      const told = { letters: [emailRow('told', { userId: null })], tokens: [] };
      await data.users.remove('ada', told);
      await data.users.remove('unknown', { ...told, letters: [emailRow('unused')] });
      expect(idsOf((await data.letters.list({ skip: 0, take: 9 })).rows)).toEqual(['told']);
    });

    test('frees its username and e-mail address', async () => {
      const data = await withExchange(await make());
      await data.users.remove('ada');
      const again = userRow('again', { username: 'Ada', email: 'ada@example.com' });
      expect(await data.users.insert(again)).toEqual(again);
      expect(await data.users.list({ term: 'ada', skip: 0, take: 9 })).toMatchObject({ count: 3 });
    });

    test('returns the files that are no longer used', async () => {
      const data = await withExchange(await make());
      await data.resources.insert(resourceRow('claimed'));
      await data.resources.insert(resourceRow('loose'));
      await data.resources.insert(resourceRow('others', { ownerId: 'ben' }));
      await data.resources.claim({ ids: ['claimed'], ownerId: 'ada', postId: 'post' });
      const orphans = await data.users.remove('ada');
      expect(orphans?.files.toSorted()).toEqual(['claimed.png', 'loose.png']);
      expect(await data.resources.sweep(at(9))).toMatchObject({ files: ['others.png'] });
    });

    test("keeps a file that another author's post uses until that post is removed", async () => {
      const data = await withExchange(await make());
      await data.users.insert(userRow('admin', { role: 'admin' }));
      await data.resources.insert(resourceRow('shared', { ownerId: 'admin' }));
      await data.resources.claim({ ids: ['shared'], ownerId: 'admin', postId: 'bens' });
      expect(await data.users.remove('admin')).toMatchObject({ files: [] });
      expect(await data.posts.remove('bens', 'ben')).toMatchObject({ files: ['shared.png'] });
    });
  });
}
