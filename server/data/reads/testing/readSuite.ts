import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { addPosts, withPeople, withPost } from '../../testing/fixtures';
import { at, newPost } from '../../testing/rows';

const read = (postId: string, minute = 1, { revision = 1, lastBlock = '' } = {}) => ({
  postId,
  revision,
  readAt: at(minute),
  lastBlock,
});

const save = async (
  { reads }: Data,
  rows: readonly ReturnType<typeof read>[],
  { ifKept = false, most = 9, userId = 'ben' } = {},
) => reads.save({ userId, reads: rows, ifKept, most });

/** What members have read. */
export function describeReads(make: () => Promise<Data>) {
  describe('reads', () => {
    test('the later read of a post is kept', async () => {
      const data = await withPost(await make());
      expect(await data.reads.find({ userId: 'ben', postId: 'post' })).toBeNull();
      expect(await save(data, [read('post', 5, { revision: 2, lastBlock: 'a' })])).toBe('saved');
      expect(await save(data, [read('post', 4)])).toBe('saved');
      const stored = { userId: 'ben', ...read('post', 5, { revision: 2, lastBlock: 'a' }) };
      expect(await data.reads.find({ userId: 'ben', postId: 'post' })).toEqual(stored);
      await save(data, [read('post', 5, { revision: 2, lastBlock: 'b' })]);
      expect(await data.reads.list('ben')).toEqual([{ ...stored, lastBlock: 'b' }]);
      expect(await data.reads.list('ada')).toEqual([]);
    });

    test('only the latest are kept, the last read post first', async () => {
      const data = await withPeople(await make());
      await addPosts(data, { count: 4 });
      const rows = [3, 1, 2, 0].map((number) => read(`post-0${number}`, number));
      await save(data, rows, { most: 2 });
      const ids = (await data.reads.list('ben')).map(({ postId }) => postId);
      expect(ids).toEqual(['post-03', 'post-02']);
    });

    test('posts that the account can’t read are left out', async () => {
      const data = await withPost(await make());
      await data.posts.insert(newPost('draft', { isPublished: false }));
      await save(data, [read('draft'), read('gone'), read('post')]);
      expect((await data.reads.list('ben')).map(({ postId }) => postId)).toEqual(['post']);
      await save(data, [read('draft')], { userId: 'ada' });
      expect((await data.reads.list('ada')).map(({ postId }) => postId)).toEqual(['draft']);
    });

    test('keeping begins with the first save, and ends when everything is forgotten', async () => {
      const data = await withPost(await make());
      const isKept = async () => (await data.users.byId('ben'))?.keepsReads;
      expect(await save(data, [read('post')], { ifKept: true })).toBe('not kept');
      expect([await isKept(), await data.reads.list('ben')]).toEqual([false, []]);
      await save(data, []);
      expect(await isKept()).toBe(true);
      expect(await save(data, [read('post')], { ifKept: true })).toBe('saved');
      expect(await data.reads.list('ben')).toHaveLength(1);
      expect(await data.reads.forget('ben')).toBe(true);
      expect([await isKept(), await data.reads.list('ben')]).toEqual([false, []]);
    });

    test('blocked and missing accounts change nothing', async () => {
      const data = await withPost(await make());
      await save(data, [read('post')]);
      await data.users.setBlocked('ben', true);
      expect(await save(data, [read('post', 9)])).toBeNull();
      expect(await data.reads.forget('ben')).toBe(false);
      expect(await data.reads.list('ben')).toMatchObject([read('post')]);
      expect(await save(data, [read('post')], { userId: 'none' })).toBeNull();
      expect(await data.reads.forget('none')).toBe(false);
    });

    test('reads go with their post and their account', async () => {
      const data = await withPost(await make());
      await data.posts.insert(newPost('other'));
      await save(data, [read('post'), read('other')]);
      await data.posts.remove('other', 'ada');
      expect(await data.reads.list('ben')).toMatchObject([read('post')]);
      await data.users.remove('ben');
      expect(await data.reads.list('ben')).toEqual([]);
    });
  });
}
