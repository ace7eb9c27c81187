import { describe, expect, test } from 'vitest';
import type { Data } from '../port';
import { addPosts, idsOf, withPeople } from './fixtures';
import { at, newPost } from './rows';

async function find({ posts }: Data, term: string) {
  return idsOf((await posts.search({ term, skip: 0, take: 20 })).rows);
}

async function withArticles(data: Data) {
  await withPeople(data);
  const { posts } = data;
  const slow = { title: 'Slow trains over the Alps', tags: ['rail', 'Switzerland'] };
  await posts.insert(newPost('slow', { ...slow, createdAt: at(1) }));
  const bread = { title: 'Brot backen für Übermütige', tags: ['baking', 'c++'] };
  await posts.insert(newPost('bread', { ...bread, createdAt: at(2) }));
  return data;
}

function describeTerms(make: () => Data) {
  describe('searching', () => {
    test('matches any part of a title or tag, case-insensitively', async () => {
      const data = await withArticles(make());
      expect(await find(data, 'TRAINS over')).toEqual(['slow']);
      expect(await find(data, 'switzer')).toEqual(['slow']);
      expect(await find(data, 'ÜBERMÜT')).toEqual(['bread']);
      expect(await find(data, 'c++')).toEqual(['bread']);
      expect(await find(data, 'b')).toEqual(['bread']);
      expect(await find(data, 'ba')).toEqual(['bread']);
      expect(await find(data, 'a')).toEqual(['bread', 'slow']);
    });

    test('treats special characters literally', async () => {
      const data = await withArticles(make());
      for (const term of ['.*', '%', '_', 'tr_ins', '\\', '$&', '[a-z]', '(', '😀']) {
        expect(await find(data, term)).toEqual([]);
      }
    });

    test('never matches across tags or title', async () => {
      const data = await withArticles(make());
      expect(await find(data, 'railswitz')).toEqual([]);
      expect(await find(data, 'alpsrail')).toEqual([]);
      for (const border of ['\n', '\0', '\uFFFF', ' ', ',']) {
        expect(await find(data, `rail${border}switz`)).toEqual([]);
        expect(await find(data, border)).toEqual(border === ' ' ? ['bread', 'slow'] : []);
      }
    });

    test('doesn’t match if only parts of the term occur', async () => {
      const data = await withArticles(make());
      await data.posts.insert(newPost('parts', { title: 'abcd bcde', tags: ['cdef'] }));
      expect(await find(data, 'abcde')).toEqual([]);
      expect(await find(data, 'abcdef')).toEqual([]);
      expect(await find(data, 'bcde')).toEqual(['parts']);
    });

    test('returns the latest for an empty term', async () => {
      const data = await withArticles(make());
      expect(await find(data, '')).toEqual(['bread', 'slow']);
    });
  });
}

function describeFresh(make: () => Data) {
  describe('paging through a search', () => {
    test('pages are exact', async () => {
      const data = await withPeople(make());
      await addPosts(data, { count: 5 });
      const page = async (skip: number, take: number) => {
        const { rows, areMore } = await data.posts.search({ term: 'about post', skip, take });
        return [...idsOf(rows), areMore];
      };
      expect(await page(0, 2)).toEqual(['post-04', 'post-03', true]);
      expect(await page(2, 2)).toEqual(['post-02', 'post-01', true]);
      expect(await page(2, 3)).toEqual(['post-02', 'post-01', 'post-00', false]);
      expect(await page(4, 2)).toEqual(['post-00', false]);
      expect(await page(5, 2)).toEqual([false]);
    });

    test('reflects inserted, updated and removed posts', async () => {
      const data = await withArticles(make());
      expect(await find(data, 'trains')).toEqual(['slow']);
      await data.posts.insert(newPost('new', { title: 'Night trains', createdAt: at(3) }));
      expect(await find(data, 'trains')).toEqual(['new', 'slow']);
      await data.posts.update('slow', { title: 'Slow buses', updatedAt: at(4) }, 'ada');
      expect(await find(data, 'trains')).toEqual(['new']);
      expect(await find(data, 'buses')).toEqual(['slow']);
      await data.posts.update('slow', { tags: ['trains'], updatedAt: at(5) }, 'ada');
      expect(await find(data, 'trains')).toEqual(['new', 'slow']);
      await data.posts.remove('new', 'ada');
      expect(await find(data, 'trains')).toEqual(['slow']);
    });
  });
}

export function describeSearch(make: () => Data) {
  describeTerms(make);
  describeFresh(make);
}
