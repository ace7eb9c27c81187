import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { addPosts, idsOf, withPeople } from '../../testing/fixtures';
import { at, newPost, userRow } from '../../testing/rows';
import { mostCounted } from '../matchPort';

function contentOf(text: string) {
  return JSON.stringify({ blocks: [{ type: 'paragraph', data: { text } }] });
}

async function withAuthors(data: Data) {
  await withPeople(data);
  await data.users.insert(userRow('rose', { firstName: 'Rosé', lastName: 'Rustin' }));
  await data.users.insert(userRow('rosa', { firstName: 'Rosa', lastName: 'Quiet' }));
  await data.users.insert(userRow('ross', { firstName: 'Ross', lastName: 'Draft' }));
  const { posts } = data;
  await posts.insert(newPost('one', { authorId: 'rose', createdAt: at(1) }));
  await posts.insert(newPost('two', { authorId: 'rosa', createdAt: at(2) }));
  await posts.insert(newPost('three', { authorId: 'rosa', createdAt: at(3) }));
  await posts.insert(newPost('four', { authorId: 'ross', createdAt: at(4), isPublished: false }));
  return data;
}

function describeAuthors(make: () => Promise<Data>) {
  describe('authors whose name contains a term', () => {
    const find = async ({ matches }: Data, term: string, take = 3) =>
      idsOf(await matches.authors({ term, take }));

    test('those with the most posts come first, and none without a public post', async () => {
      const data = await withAuthors(await make());
      expect(await find(data, 'ROS')).toEqual(['rosa', 'rose']);
      expect(await find(data, 'ros', 1)).toEqual(['rosa']);
      expect(await find(data, 'rose rust')).toEqual(['rose']);
      expect(await find(data, 'ro')).toEqual(['rosa', 'rose']);
    });

    test('usernames and addresses are not searched', async () => {
      const data = await withAuthors(await make());
      for (const term of ['@', 'example', '', '%', '_', '\0', '\uFFFF', 'draft']) {
        expect(await find(data, term)).toEqual([]);
      }
    });

    test('blocked authors are left out', async () => {
      const data = await withAuthors(await make());
      await data.users.setBlocked('rosa', true);
      expect(await find(data, 'ros')).toEqual(['rose']);
    });
  });
}

function describeWordUses(make: () => Promise<Data>) {
  describe('the words that posts and names contain', () => {
    test('titles, tags, documents and names are read, and only what is public', async () => {
      const data = await withAuthors(await make());
      const { posts, matches } = data;
      const texts = { title: 'Slow bread', tags: ['rye'], content: contentOf('Flour and rye') };
      await posts.insert(newPost('bread', { ...texts, createdAt: at(5) }));
      await posts.insert(newPost('more', { title: 'Rye again', createdAt: at(6) }));
      expect(await matches.words(['bread', 'rye', 'flour', 'rustin', 'brad', 'draft'])).toEqual([
        { word: 'bread', uses: 1 },
        { word: 'flour', uses: 1 },
        { word: 'rustin', uses: 1 },
        { word: 'rye', uses: 2 },
      ]);
      expect(await matches.words(['brea', 'none'])).toEqual([]);
      expect(await matches.words([])).toEqual([]);
      await data.publication.unpublish('bread', { by: 'ada', now: at(9) });
      expect(await matches.words(['bread', 'rye'])).toEqual([{ word: 'rye', uses: 1 }]);
    });

    test('many uses of a word are counted up to a limit', async () => {
      const data = await withPeople(await make());
      await data.posts.insert(newPost('oldest', { title: 'Rare', createdAt: at(-1) }));
      await addPosts(data, { count: mostCounted + 1 });
      expect(await data.matches.words(['about', 'rare'])).toEqual([
        { word: 'about', uses: mostCounted },
        { word: 'rare', uses: 1 },
      ]);
    });
  });
}

function describeContents(make: () => Promise<Data>) {
  test('the contents of public posts up to a size', async () => {
    const data = await withPeople(await make());
    const { posts, matches } = data;
    for (const [id, text] of Object.entries({ short: 'a', long: 'é'.repeat(100), draft: 'b' })) {
      await posts.insert(newPost(id, { content: contentOf(text) }));
    }
    await data.publication.unpublish('draft', { by: 'ada', now: at(9) });
    const ids = ['short', 'long', 'draft', 'gone'];
    const read = async (mostBytes: number) => idsOf(await matches.contents({ ids, mostBytes }));
    expect(await read(1000)).toEqual(['long', 'short']);
    expect(await read(contentOf('é'.repeat(100)).length)).toEqual(['short']);
    const [only] = await matches.contents({ ids: ['short'], mostBytes: 1000 });
    expect(only).toEqual({ id: 'short', content: contentOf('a') });
  });
}

export function describeMatches(make: () => Promise<Data>) {
  describeAuthors(make);
  describeWordUses(make);
  describeContents(make);
}
