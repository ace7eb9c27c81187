import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { addPosts, withPeople } from '../../testing/fixtures';
import { newPost, readCountRow } from '../../testing/rows';

const everything = { since: 0, from: 0, take: 9 };

async function withPosts(data: Data) {
  await withPeople(data);
  await addPosts(data, { count: 2 });
  await data.posts.insert(newPost('of-ben', { authorId: 'ben' }));
  await data.posts.insert(newPost('draft', { isPublished: false }));
  return data;
}

/** How often posts were read. */
export function describeReadCounts(make: () => Promise<Data>) {
  describe('read counts', () => {
    test('counts are added by post, day and host', async () => {
      const { readCounts } = await withPosts(await make());
      const first = readCountRow('post-00');
      await readCounts.add([first, readCountRow('post-00', { day: 21, host: '', reads: 1 })], 9);
      await readCounts.add([{ ...first, reads: 2, finished: 2 }], 9);
      expect(await readCounts.sums({ postId: 'post-00' }, everything)).toEqual({
        days: [
          { day: 20, reads: 5, finished: 3 },
          { day: 21, reads: 1, finished: 1 },
        ],
        hosts: [
          { host: 'news.example', reads: 5 },
          { host: '', reads: 1 },
        ],
        posts: [{ id: 'post-00', url: 'post-00', title: 'About post-00', reads: 6, finished: 4 }],
      });
    });

    test('posts that are not public, or not there, are not counted', async () => {
      const data = await withPosts(await make());
      await data.users.setBlocked('ben', true);
      const rows = ['draft', 'none', 'of-ben'].map((id) => readCountRow(id));
      await data.readCounts.add(rows, 9);
      await data.readCounts.add([], 9);
      expect((await data.readCounts.sums('all', everything)).days).toEqual([]);
      expect(await data.readCounts.totals(['draft', 'none', 'of-ben'])).toEqual([]);
    });

    test('sums are of one post, of an author, or of all', async () => {
      const { readCounts } = await withPosts(await make());
      const rows = [
        readCountRow('post-00'),
        readCountRow('post-01', { reads: 4, day: 18 }),
        readCountRow('of-ben', { reads: 9, host: 'search.example' }),
      ];
      await readCounts.add(rows, 9);
      const readsOf = async (of: Parameters<typeof readCounts.sums>[0], span = everything) =>
        (await readCounts.sums(of, span)).posts.map(({ id, reads }) => [id, reads]);
      expect(await readsOf({ postId: 'post-00' })).toEqual([['post-00', 3]]);
      expect(await readsOf({ authorId: 'ada' })).toEqual([
        ['post-01', 4],
        ['post-00', 3],
      ]);
      expect(await readsOf('all', { ...everything, take: 1 })).toEqual([['of-ben', 9]]);
      expect(await readsOf({ authorId: 'cleo' })).toEqual([]);
      const since = await readCounts.sums('all', { since: 18, from: 19, take: 1 });
      expect(since.days.map(({ day, reads }) => [day, reads])).toEqual([
        [18, 4],
        [20, 12],
      ]);
      expect(since.hosts).toEqual([{ host: 'search.example', reads: 9 }]);
      expect(await readCounts.totals(['post-01', 'of-ben', 'draft'])).toEqual(
        expect.arrayContaining([
          { postId: 'post-01', reads: 4 },
          { postId: 'of-ben', reads: 9 },
        ]),
      );
    });
  });
}

/** What is stored of many hosts and of long ago. */
export function describeBoundedCounts(make: () => Promise<Data>) {
  describe('bounded read counts', () => {
    test('a post with enough hosts on a day gets no further ones', async () => {
      const { readCounts } = await withPosts(await make());
      const row = readCountRow('post-00', { reads: 1 });
      const add = async (...hosts: string[]) =>
        readCounts.add(
          hosts.map((host) => ({ ...row, host })),
          2,
        );
      await add('one.example', 'two.example');
      await add('three.example', 'two.example', 'four.example');
      const { hosts } = await readCounts.sums('all', everything);
      expect(hosts).toEqual([
        { host: 'other', reads: 2 },
        { host: 'two.example', reads: 2 },
        { host: 'one.example', reads: 1 },
      ]);
    });

    test('what is older than a day becomes one sum a post', async () => {
      const { readCounts } = await withPosts(await make());
      const days = [18, 19, 20].map((day) => readCountRow('post-00', { day }));
      await readCounts.add([...days, readCountRow('post-01', { day: 3 })], 9);
      expect(await readCounts.fold(20)).toBe(3);
      expect(await readCounts.fold(20)).toBe(0);
      await readCounts.add([readCountRow('post-00', { day: 19 })], 9);
      expect(await readCounts.fold(20)).toBe(1);
      const { days: left } = await readCounts.sums({ postId: 'post-00' }, everything);
      expect(left).toEqual([
        { day: 0, reads: 9, finished: 3 },
        { day: 20, reads: 3, finished: 1 },
      ]);
      const [total] = await readCounts.totals(['post-00']);
      expect(total).toEqual({ postId: 'post-00', reads: 12 });
    });

    test('counts go with their post', async () => {
      const data = await withPosts(await make());
      await data.readCounts.add([readCountRow('post-00')], 9);
      await data.posts.remove('post-00', 'ada');
      expect(await data.readCounts.totals(['post-00'])).toEqual([]);
    });
  });
}
