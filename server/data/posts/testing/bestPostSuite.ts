import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import { at, commentRow, newPost } from '../../testing/rows';

export function describeBestPosts(make: () => Promise<Data>) {
  describe('best posts', () => {
    test('the best posts of a span got the most likes, then the most comments, in it', async () => {
      const { likes, comments, posts, users } = await withPeople(await make());
      for (const [minute, id] of ['first', 'second', 'third', 'fourth'].entries())
        await posts.insert(newPost(id, { createdAt: at(minute) }));
      await posts.insert(newPost('draft', { isPublished: false }));
      const like = async (postId: string, userId: string, minute: number) =>
        likes.add({ postId, userId, createdAt: at(minute) });
      const comment = async (id: string, postId: string, minute: number) =>
        comments.insert(commentRow(id, { postId, createdAt: at(minute) }));
      await like('first', 'ben', 10);
      await like('first', 'cleo', 19);
      await like('second', 'ben', 10);
      await like('third', 'ben', 11);
      await like('fourth', 'ben', 20);
      await comment('of-second', 'second', 12);
      await comment('later', 'third', 20);
      await like('draft', 'ada', 12);
      const best = async (take: number) =>
        users.bestPosts({ id: 'ada', from: at(10), to: at(20), take });
      const found = (await best(5)).map((post) => [post.id, post.likes, post.comments]);
      expect(found).toEqual([
        ['first', 2, 0],
        ['second', 1, 1],
        ['third', 1, 0],
      ]);
      expect(await best(1)).toEqual([
        { id: 'first', url: 'first', title: expect.any(String), likes: 2, comments: 0 },
      ]);
      await users.setBlocked('ben', true);
      expect((await best(1))[0]?.likes).toBe(2);
    });
  });
}
