import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPost } from '../../testing/fixtures';
import { at } from '../../testing/rows';

export function describeLikes(make: () => Promise<Data>) {
  describe('likes', () => {
    test('liking and unliking are idempotent', async () => {
      const { likes } = await withPost(await make());
      const like = { postId: 'post', userId: 'ben', createdAt: at(1) };
      expect(await likes.add(like)).toEqual({ totalLikes: 1, isLiked: true });
      expect(await likes.add({ ...like, createdAt: at(2) })).toEqual({
        totalLikes: 1,
        isLiked: true,
      });
      expect(await likes.remove({ postId: 'post', userId: 'cleo' })).toEqual({
        totalLikes: 1,
        isLiked: false,
      });
      expect(await likes.remove(like)).toEqual({ totalLikes: 0, isLiked: false });
      expect(await likes.remove(like)).toEqual({ totalLikes: 0, isLiked: false });
    });

    test('the state contains whether this user likes the post', async () => {
      const { likes } = await withPost(await make());
      await likes.add({ postId: 'post', userId: 'ben', createdAt: at(1) });
      expect(await likes.state('post', 'ben')).toEqual({ totalLikes: 1, isLiked: true });
      expect(await likes.state('post', 'cleo')).toEqual({ totalLikes: 1, isLiked: false });
      expect(await likes.state('post', null)).toEqual({ totalLikes: 1, isLiked: false });
    });

    test('a like needs an existing post and user', async () => {
      const { likes } = await withPost(await make());
      expect(await likes.add({ postId: 'gone', userId: 'ben', createdAt: at(1) })).toBeNull();
      expect(await likes.add({ postId: 'post', userId: 'gone', createdAt: at(1) })).toBeNull();
      expect(await likes.remove({ postId: 'gone', userId: 'ben' })).toBeNull();
      expect(await likes.state('gone', 'ben')).toBeNull();
      expect(await likes.state('post', null)).toEqual({ totalLikes: 0, isLiked: false });
    });

    test('gains count likes and followers in each span, end exclusive', async () => {
      const { likes, follows, users } = await withPost(await make());
      await likes.add({ postId: 'post', userId: 'ben', createdAt: at(10) });
      await likes.add({ postId: 'post', userId: 'cleo', createdAt: at(20) });
      const follow = { authorId: 'ada', createdAt: at(19) };
      await follows.insert({ id: 'follow', followerId: 'ben', ...follow });
      const spans = [
        { from: at(0), to: at(10) },
        { from: at(10), to: at(20) },
        { from: at(20), to: at(30) },
      ];
      expect(await users.gains('ada', spans)).toEqual([
        { likes: 0, followers: 0 },
        { likes: 1, followers: 1 },
        { likes: 1, followers: 0 },
      ]);
      expect(await users.gains('ben', spans.slice(1, 2))).toEqual([{ likes: 0, followers: 0 }]);
      expect(await users.gains('ada', [])).toEqual([]);
    });
  });
}
