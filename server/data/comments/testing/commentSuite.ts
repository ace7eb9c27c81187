import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, commentRow, userRow } from '../../testing/rows';

const all = { postId: 'post', skip: 0, take: 20 };

export function describeComments(make: () => Promise<Data>) {
  describe('comments', () => {
    test('are listed newest first with their authors', async () => {
      const { comments, users } = await withPost(await make());
      await comments.insert(commentRow('first', { createdAt: at(1) }));
      await comments.insert(commentRow('third', { createdAt: at(3), authorId: 'ben' }));
      await comments.insert(commentRow('second', { createdAt: at(2) }));
      await users.update('ben', { firstName: 'Benjamin' });
      const { rows: list } = await comments.ofPost(all);
      expect(idsOf(list)).toEqual(['third', 'second', 'first']);
      expect(list[0]?.author).toEqual({
        id: 'ben',
        username: 'ben',
        firstName: 'Benjamin',
        lastName: 'Lovelace',
        avatar: '/files/ben.png',
      });
      expect(await comments.ofPost({ ...all, postId: 'other' })).toEqual({
        rows: [],
        areMore: false,
      });
    });

    test('are listed page by page', async () => {
      const { comments } = await withPost(await make());
      for (const id of ['a', 'b', 'c']) await comments.insert(commentRow(id));
      const first = await comments.ofPost({ ...all, take: 2 });
      expect({ ...first, rows: idsOf(first.rows) }).toEqual({ rows: ['c', 'b'], areMore: true });
      const rest = await comments.ofPost({ ...all, skip: 2, take: 1 });
      expect({ ...rest, rows: idsOf(rest.rows) }).toEqual({ rows: ['a'], areMore: false });
    });

    test('a comment needs an existing post and author', async () => {
      const { comments } = await withPost(await make());
      expect(await comments.insert(commentRow('a', { postId: 'gone' }))).toBe('no post');
      expect(await comments.insert(commentRow('b', { authorId: 'gone' }))).toBe('no post');
      expect(await comments.insert(commentRow('c'))).toEqual(commentRow('c'));
      expect(idsOf((await comments.ofPost(all)).rows)).toEqual(['c']);
    });

    test('an edited comment keeps its position', async () => {
      const { comments } = await withPost(await make());
      await comments.insert(commentRow('old', { createdAt: at(1) }));
      await comments.insert(commentRow('new', { createdAt: at(2) }));
      expect(await comments.update('old', { text: 'Better said.', updatedAt: at(9) }, 'ada')).toBe(
        'post',
      );
      expect(await comments.byId('old')).toEqual(
        commentRow('old', { createdAt: at(1), text: 'Better said.', updatedAt: at(9) }),
      );
      expect(idsOf((await comments.ofPost(all)).rows)).toEqual(['new', 'old']);
      expect(await comments.update('gone', { text: '', updatedAt: at(9) }, 'ada')).toBeNull();
    });

    test('only its author or an admin who can read the post changes a comment', async () => {
      const { comments, publication, users } = await withPost(await make());
      await users.insert(userRow('admin', { role: 'admin' }));
      await comments.insert(commentRow('comment', { authorId: 'ben' }));
      const patch = { text: 'Changed.', updatedAt: at(9) };
      expect(await comments.update('comment', patch, 'ada')).toBeNull();
      await publication.unpublish('post', { by: 'ada', now: at(9) });
      expect(await comments.update('comment', patch, 'ben')).toBeNull();
      expect(await comments.remove('comment', 'ben')).toBeNull();
      expect(await comments.insert(commentRow('late', { authorId: 'ben' }))).toBe('no post');
      await users.setBlocked('admin', true);
      expect(await comments.remove('comment', 'admin')).toBeNull();
      await users.setBlocked('admin', false);
      expect(await comments.update('comment', patch, 'admin')).toBe('post');
    });

    test('a comment can be removed once', async () => {
      const { comments, users } = await withPost(await make());
      await comments.insert(commentRow('comment'));
      expect(await users.withCounts('ada')).toMatchObject({ comments: 1 });
      expect(await comments.remove('comment', 'ada')).toBe('post');
      expect(await comments.remove('comment', 'ada')).toBeNull();
      expect(await comments.byId('comment')).toBeNull();
      expect(await users.withCounts('ada')).toMatchObject({ comments: 0 });
    });
  });
}
