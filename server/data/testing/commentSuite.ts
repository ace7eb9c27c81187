import { describe, expect, test } from 'vitest';
import type { Data } from '../port';
import { idsOf, withPost } from './fixtures';
import { at, commentRow } from './rows';

export function describeComments(make: () => Data) {
  describe('comments', () => {
    test('are listed newest first with their authors', async () => {
      const { comments, users } = await withPost(make());
      await comments.insert(commentRow('first', { createdAt: at(1) }));
      await comments.insert(commentRow('third', { createdAt: at(3), authorId: 'ben' }));
      await comments.insert(commentRow('second', { createdAt: at(2) }));
      await users.update('ben', { firstName: 'Benjamin' });
      const list = await comments.ofPost('post');
      expect(idsOf(list)).toEqual(['third', 'second', 'first']);
      expect(list[0]?.author).toEqual({
        id: 'ben',
        username: 'ben',
        firstName: 'Benjamin',
        lastName: 'Lovelace',
        avatar: '/files/ben.png',
      });
      expect(await comments.ofPost('other')).toEqual([]);
    });

    test('a comment needs an existing post and author', async () => {
      const { comments } = await withPost(make());
      expect(await comments.insert(commentRow('a', { postId: 'gone' }))).toBe('no post');
      expect(await comments.insert(commentRow('b', { authorId: 'gone' }))).toBe('no post');
      expect(await comments.insert(commentRow('c'))).toEqual(commentRow('c'));
      expect(idsOf(await comments.ofPost('post'))).toEqual(['c']);
    });

    test('an edited comment keeps its position', async () => {
      const { comments } = await withPost(make());
      await comments.insert(commentRow('old', { createdAt: at(1) }));
      await comments.insert(commentRow('new', { createdAt: at(2) }));
      expect(await comments.update('old', { text: 'Better said.', updatedAt: at(9) }, 'ada')).toBe(
        true,
      );
      expect(await comments.byId('old')).toEqual(
        commentRow('old', { createdAt: at(1), text: 'Better said.', updatedAt: at(9) }),
      );
      expect(idsOf(await comments.ofPost('post'))).toEqual(['new', 'old']);
      expect(await comments.update('gone', { text: '', updatedAt: at(9) }, 'ada')).toBe(false);
    });

    test('a comment can be removed once', async () => {
      const { comments, users } = await withPost(make());
      await comments.insert(commentRow('comment'));
      expect(await users.withCounts('ada')).toMatchObject({ comments: 1 });
      expect(await comments.remove('comment', 'ada')).toBe(true);
      expect(await comments.remove('comment', 'ada')).toBe(false);
      expect(await comments.byId('comment')).toBeNull();
      expect(await users.withCounts('ada')).toMatchObject({ comments: 0 });
    });
  });
}
