import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, newPost, userRow } from '../../testing/rows';

async function find({ posts }: Data, term: string) {
  return idsOf((await posts.search({ term, skip: 0, take: 20 })).rows);
}

function contentOf(...paragraphs: readonly string[]) {
  const blocks = paragraphs.map((text) => ({ type: 'paragraph', data: { text } }));
  return JSON.stringify({ blocks });
}

async function withDocuments(data: Data) {
  await withPeople(data);
  const { posts } = data;
  await data.users.insert(userRow('rose', { firstName: 'Rosé', lastName: 'Rust' }));
  const garden = { title: 'A garden', tags: ['soil'], seoKeywords: 'compost' };
  const content = contentOf('Worms like <b>cof</b>fee grounds.', 'Tomatoes &amp; cr&#232;me');
  await posts.insert(newPost('garden', { ...garden, content, createdAt: at(1) }));
  const coffee = { title: 'Coffee', metaDescription: 'Dark roast.', authorId: 'rose' };
  const brewing = contentOf('Grounds and water.');
  await posts.insert(newPost('coffee', { ...coffee, content: brewing, createdAt: at(2) }));
  return data;
}

function describeWords(make: () => Promise<Data>) {
  describe('a search for a term that no title, tag, description, keyword or name contains', () => {
    test('finds its words in documents', async () => {
      const data = await withDocuments(await make());
      expect(await find(data, 'worms')).toEqual(['garden']);
      expect(await find(data, 'GRÔUNDS')).toEqual(['coffee', 'garden']);
      expect(await find(data, 'creme, tomatoes!')).toEqual(['garden']);
    });

    test('finds words in different texts, in any order', async () => {
      const data = await withDocuments(await make());
      expect(await find(data, 'worms soil compost description garden')).toEqual(['garden']);
      expect(await find(data, 'water roast dark coffee')).toEqual(['coffee']);
      expect(await find(data, 'rust grounds')).toEqual(['coffee']);
      expect(await find(data, 'roast worms')).toEqual([]);
    });

    test('finds whole words only', async () => {
      const data = await withDocuments(await make());
      for (const term of [
        'worm',
        'orms',
        'tomato',
        'gardens soil',
        'blocks',
        'paragraph',
        '&',
        '%',
      ]) {
        expect(await find(data, term)).toEqual([]);
      }
    });

    test('finds words of any script and length', async () => {
      const data = await withDocuments(await make());
      const long = 'a'.repeat(300);
      const content = contentOf(`ünter हिन्दी ${long} 東京 it’s O'Neil\\`);
      await data.posts.insert(newPost('scripts', { content }));
      for (const term of ['हिन्दी', '東京 unter', long, "o'neil", 'neil\\', 's it']) {
        expect(await find(data, term)).toEqual(['scripts']);
      }
      expect(await find(data, 'हिन्द')).toEqual([]);
      expect(await find(data, 'a'.repeat(299))).toEqual([]);
    });

    test('lists posts with the whole term only, if there is one', async () => {
      const data = await withDocuments(await make());
      expect(await find(data, 'coffee')).toEqual(['coffee']);
      await data.posts.remove('coffee', 'rose');
      expect(await find(data, 'coffee')).toEqual(['garden']);
    });

    test('has pages and a count', async () => {
      const data = await withDocuments(await make());
      const first = await data.posts.search({ term: 'grounds', skip: 0, take: 1 });
      expect([...idsOf(first.rows), first.areMore, first.count]).toEqual(['coffee', true, 2]);
      const second = await data.posts.search({ term: 'grounds', skip: 1, take: 1 });
      expect([...idsOf(second.rows), second.areMore, second.count]).toEqual(['garden', false, 2]);
      const end = await data.posts.search({ term: 'grounds', skip: 2, take: 1 });
      expect([...idsOf(end.rows), end.areMore, end.count]).toEqual([false, 2]);
    });

    test('finds public posts only', async () => {
      const data = await withDocuments(await make());
      await data.publication.unpublish('garden', { by: 'ada', now: at(9) });
      expect(await find(data, 'grounds')).toEqual(['coffee']);
      await data.users.setBlocked('rose', true);
      expect(await find(data, 'grounds')).toEqual([]);
    });

    test('follows changes of posts and names', async () => {
      const data = await withDocuments(await make());
      const content = contentOf('Nothing but bees.');
      await data.posts.update('garden', { content, updatedAt: at(3) }, 'ada');
      expect(await find(data, 'worms')).toEqual([]);
      expect(await find(data, 'bees')).toEqual(['garden']);
      await data.posts.update('garden', { seoKeywords: 'hives', updatedAt: at(4) }, 'ada');
      expect(await find(data, 'bees hives')).toEqual(['garden']);
      await data.users.update('rose', { firstName: 'Hyacinth' });
      expect(await find(data, 'grounds rose')).toEqual([]);
      expect(await find(data, 'grounds hyacinth')).toEqual(['coffee']);
    });
  });
}

export function describeWordSearch(make: () => Promise<Data>) {
  describeWords(make);

  test('an author’s titles are not searched for single words', async () => {
    const { posts } = await withDocuments(await make());
    const query = { authorId: 'ada', publishedOnly: true, skip: 0, take: 9 };
    expect(await posts.ofAuthor({ ...query, term: 'garden a' })).toMatchObject({ count: 0 });
    expect(await posts.ofAuthor({ ...query, term: 'worms' })).toMatchObject({ count: 0 });
  });
}
