import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { addPosts, idsOf, withPeople } from '../../testing/fixtures';
import { at, newPost, userRow } from '../../testing/rows';

async function find({ posts }: Data, term: string) {
  return idsOf((await posts.search({ term, skip: 0, take: 20 })).rows);
}

async function withArticles(data: Data) {
  await withPeople(data);
  const { posts } = data;
  const slow = { title: 'Slow trains over the Alps', tags: ['rail', 'Switzerland'] };
  const others = { metaDescription: 'Xyz.', seoKeywords: 'xyz' };
  await posts.insert(newPost('slow', { ...slow, ...others, createdAt: at(1) }));
  const bread = { title: 'Brot backen für Übermütige', tags: ['baking', 'c++'] };
  await posts.insert(newPost('bread', { ...bread, ...others, createdAt: at(2) }));
  return data;
}

function describeTerms(make: () => Promise<Data>) {
  describe('searching', () => {
    test('matches any part of a title or tag, case-insensitively', async () => {
      const data = await withArticles(await make());
      expect(await find(data, 'TRAINS over')).toEqual(['slow']);
      expect(await find(data, 'switzer')).toEqual(['slow']);
      expect(await find(data, 'ÜBERMÜT')).toEqual(['bread']);
      expect(await find(data, 'c++')).toEqual(['bread']);
      expect(await find(data, 'b')).toEqual(['bread']);
      expect(await find(data, 'ba')).toEqual(['bread']);
      expect(await find(data, 'a')).toEqual(['bread', 'slow']);
    });

    test('matches without accents and compatibility forms, on either side', async () => {
      const data = await withArticles(await make());
      expect(await find(data, 'fur ubermutige')).toEqual(['bread']);
      expect(await find(data, 'Álps')).toEqual(['slow']);
      expect(await find(data, 'fu\u0308r')).toEqual(['bread']);
      expect(await find(data, 'ｓｌｏｗ')).toEqual(['slow']);
    });

    test('treats special characters literally', async () => {
      const data = await withArticles(await make());
      for (const term of ['.*', '%', '_', 'tr_ins', '\\', '$&', '[a-z]', '(', '😀']) {
        expect(await find(data, term)).toEqual([]);
      }
    });

    test('never matches across tags or title', async () => {
      const data = await withArticles(await make());
      expect(await find(data, 'railswitz')).toEqual([]);
      expect(await find(data, 'alpsrail')).toEqual([]);
      for (const border of ['\n', '\0', '\uFFFF', ' ', ',']) {
        expect(await find(data, `rail${border}switz`)).toEqual([]);
        expect(await find(data, border)).toEqual(border === ' ' ? ['bread', 'slow'] : []);
      }
    });

    test('doesn’t match if only parts of the term occur', async () => {
      const data = await withArticles(await make());
      await data.posts.insert(newPost('parts', { title: 'abcd bcde', tags: ['cdef'] }));
      expect(await find(data, 'abcde')).toEqual([]);
      expect(await find(data, 'abcdef')).toEqual([]);
      expect(await find(data, 'bcde')).toEqual(['parts']);
    });

    test('returns the latest for an empty term', async () => {
      const data = await withArticles(await make());
      expect(await find(data, '')).toEqual(['bread', 'slow']);
    });
  });
}

async function withRanks(data: Data) {
  await withPeople(data);
  await data.users.insert(userRow('rose', { firstName: 'Rosé', lastName: 'Rust' }));
  const { posts } = data;
  await posts.insert(newPost('title', { title: 'Rust for gardeners', createdAt: at(1) }));
  await posts.insert(newPost('tag', { tags: ['Rust'], createdAt: at(2) }));
  await posts.insert(newPost('text', { metaDescription: 'On rust.', createdAt: at(3) }));
  await posts.insert(newPost('keyword', { seoKeywords: 'tools, rust', createdAt: at(4) }));
  await posts.insert(newPost('author', { authorId: 'rose', createdAt: at(5) }));
  const twice = { seoKeywords: 'rust', metaDescription: 'Rust.', createdAt: at(0) };
  await posts.insert(newPost('twice', twice));
  await posts.insert(newPost('none', { createdAt: at(6) }));
  return data;
}

const ranked = ['tag', 'title', 'text', 'twice', 'keyword', 'author'];

function describeRanking(make: () => Promise<Data>) {
  describe('the order of a search', () => {
    test('title and tags, description, keywords, author; each newest first', async () => {
      expect(await find(await withRanks(await make()), 'RUST')).toEqual(ranked);
    });

    test('the full name of an author is searched, also after a change', async () => {
      const data = await withRanks(await make());
      expect(await find(data, 'rose rust')).toEqual(['author']);
      await data.users.update('rose', { lastName: 'Oxide' });
      expect(await find(data, 'rose rust')).toEqual([]);
      expect(await find(data, 'oxide')).toEqual(['author']);
    });

    test('pages follow the order, and each counts all matches', async () => {
      const { posts } = await withRanks(await make());
      const pages: string[] = [];
      for (const skip of [0, 2, 4]) {
        const { rows, areMore, count } = await posts.search({ term: 'rust', skip, take: 2 });
        expect({ areMore, count }).toEqual({ areMore: skip < 4, count: 6 });
        pages.push(...idsOf(rows));
      }
      expect(pages).toEqual(ranked);
      expect(await posts.search({ term: 'rust', skip: 6, take: 2 })).toMatchObject({ count: 6 });
      expect(await posts.search({ term: 'zzz', skip: 0, take: 2 })).toMatchObject({ count: 0 });
    });

    test('unpublished posts and those of blocked authors are neither found nor counted', async () => {
      const data = await withRanks(await make());
      await data.publication.unpublish('title', { by: 'ada', now: at(9) });
      await data.users.setBlocked('rose', true);
      expect(await data.posts.search({ term: 'rust', skip: 0, take: 9 })).toMatchObject({
        count: 4,
      });
    });
  });
}

function describeFresh(make: () => Promise<Data>) {
  describe('paging through a search', () => {
    test('pages are exact', async () => {
      const data = await withPeople(await make());
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
      const data = await withArticles(await make());
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

export function describeSearch(make: () => Promise<Data>) {
  describeTerms(make);
  describeRanking(make);
  describeFresh(make);
}
