import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, passageRow } from '../../testing/rows';
import type { PassageFilter } from '../bookPort';
import { addHeading, savePassages } from './bookSuite';

const room = { passages: 20, unverified: 20, bytes: 10_000 };
const page = { skip: 0, take: 9 };
const elsewhere = { postId: null, blockId: '', sourceTitle: 'Böden', sourceAuthor: 'Eva' };

/** Kinds, order and search of the passages of a book. */
export function describeBookLists(make: () => Promise<Data>) {
  async function find({ book }: Data, filter: Omit<PassageFilter, 'userId'>) {
    return idsOf((await book.list({ ...page, userId: 'ben', ...filter })).rows);
  }

  describe('lists of a book', () => {
    test('passages are listed and counted by kind', async () => {
      const data = await withPost(await make());
      await addHeading(data, 'bens');
      await savePassages(data, ['saved'], { quote: '' });
      await savePassages(data, ['noted'], { note: 'Mine', headingId: 'bens' });
      await savePassages(data, ['plain', 'cleos']);
      await savePassages(data, ['cleo'], { userId: 'cleo' });
      expect(await find(data, { kind: 'saved' })).toEqual(['saved']);
      expect(await find(data, { kind: 'noted' })).toEqual(['noted']);
      expect(await find(data, { kind: 'words', headingId: null })).toEqual(['cleos', 'plain']);
      const count = async (filter: Omit<PassageFilter, 'userId' | 'kind'>) =>
        data.book.counts({ userId: 'ben', ...filter });
      const book = { all: 4, words: 3, saved: 1, noted: 1, loose: 3 };
      expect(await count({})).toEqual(book);
      expect(await count({ headingId: 'bens' })).toEqual({ ...book, all: 1, words: 1, saved: 0 });
      const none = { all: 0, words: 0, saved: 0, noted: 0 };
      expect(await count({ term: 'nothing' })).toEqual({ ...book, ...none });
      expect(await data.book.counts({ userId: 'ada' })).toEqual({ ...none, loose: 0 });
    });

    test('passages of one post or source are listed together, the newest group first', async () => {
      const data = await withPost(await make());
      const order = ['post-1', 'soil-1', 'sand-1', 'post-2', 'soil-2'];
      for (const [minute, id] of order.entries()) {
        const source = id.startsWith('post') ? {} : { ...elsewhere, sourceTitle: id.slice(0, 4) };
        const { isDetached: _, ...row } = passageRow(id, { quote: `words of ${id}`, ...source });
        await data.book.save([{ ...row, createdAt: at(minute + 1) }], room);
      }
      const grouped = ['soil-2', 'soil-1', 'post-2', 'post-1', 'sand-1'];
      const list = async (skip: number, take: number) =>
        idsOf((await data.book.list({ userId: 'ben', skip, take, isByPost: true })).rows);
      expect(await list(0, 9)).toEqual(grouped);
      expect(await list(1, 3)).toEqual(grouped.slice(1, 4));
    });

    test('the searched texts are those of the newest passages and of their posts', async () => {
      const data = await withPost(await make());
      await savePassages(data, ['old'], { ...elsewhere });
      await savePassages(data, ['one'], { quote: 'The Soil lives', note: 'on Gärten' });
      const texts = async (take: number) =>
        (await data.book.searchedTexts({ userId: 'ben', take })).join(' ');
      expect(await texts(1)).toMatch(/the soil lives.*on garten/);
      expect(await texts(1)).toContain('about post');
      expect(await texts(1)).not.toContain('boden');
      expect(await texts(2)).toContain('boden');
      expect(await data.book.unsure({ userId: 'ben', take: 0 })).toEqual([]);
    });
  });
}
