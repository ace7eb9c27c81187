import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow, newPost, userRow } from '../../testing/rows';

const all = { postId: 'post', skip: 0, take: 20 };

export function describeBlockedComments(make: () => Promise<Data>) {
  describe('comments of a blocked account', () => {
    test('are neither listed nor counted until it is unblocked', async () => {
      const { comments, users } = await withPost(await make());
      await comments.insert(commentRow('first', { createdAt: at(1), authorId: 'ben' }));
      await comments.insert(commentRow('other', { createdAt: at(2), authorId: 'cleo' }));
      await comments.insert(commentRow('last', { createdAt: at(3), authorId: 'ben' }));
      const shown = async () => ({
        ids: idsOf((await comments.ofPost(all)).rows),
        page: await comments.ofPost({ ...all, take: 1 }).then(({ rows }) => idsOf(rows)),
        count: (await users.withCounts('ada'))?.comments,
      });
      const before = { ids: ['last', 'other', 'first'], page: ['last'], count: 3 };
      expect(await shown()).toEqual(before);
      await users.setBlocked('ben', true);
      await users.setBlocked('ben', true);
      expect(await shown()).toEqual({ ids: ['other'], page: ['other'], count: 1 });
      await users.setBlocked('ben', false);
      expect(await shown()).toEqual(before);
      await users.setBlocked('ben', true);
      await users.remove('ben');
      expect(await shown()).toEqual({ ids: ['other'], page: ['other'], count: 1 });
    });

    test('can be removed and don’t come back', async () => {
      const { comments, posts, users } = await withPost(await make());
      await users.insert(userRow('admin', { role: 'admin' }));
      await posts.insert(newPost('bens', { authorId: 'ben' }));
      await comments.insert(commentRow('comment', { authorId: 'ben' }));
      await comments.insert(commentRow('own', { postId: 'bens', authorId: 'ben' }));
      await users.setBlocked('ben', true);
      expect(await comments.remove('comment', 'admin')).toBe('post');
      expect(await posts.remove('bens', 'admin')).not.toBeNull();
      await users.setBlocked('ben', false);
      expect((await comments.ofPost(all)).rows).toEqual([]);
      expect(await users.withCounts('ada')).toMatchObject({ comments: 0 });
      expect(await users.withCounts('ben')).toMatchObject({ comments: 0 });
    });
  });
}
