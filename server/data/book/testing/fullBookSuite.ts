import { apiLimits } from '@contract/apiLimits';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { PassageRow } from '../../rows/bookCardRows';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, passageRow, userRow } from '../../testing/rows';
import { addHeading, savePassages } from './bookSuite';

const elsewhere = { postId: null, blockId: '', sourceTitle: 'Böden', sourceAuthor: 'Eva' };

/** How much a book has room for, and how all of it is read. */
export function describeFullBooks(make: () => Promise<Data>) {
  describe('full books', () => {
    test('a book has room for so many bytes, and for fewer passages before the address is verified', async () => {
      const data = await withPost(await make());
      await data.users.insert(userRow('newbie', { isVerified: false }));
      const { book } = data;
      const some = { passages: 9, unverified: 1, bytes: 100 };
      async function keep(id: string, given: Partial<PassageRow>) {
        const { isDetached: _, ...row } = passageRow(id, {
          ...elsewhere,
          before: '',
          after: '',
          ...given,
        });
        const [outcome] = await book.save([row], some);
        return typeof outcome === 'object' ? outcome.outcome : outcome;
      }
      const newbies = { userId: 'newbie', note: '' };
      expect(await keep('first', { ...newbies, quote: 'one' })).toBe('kept');
      expect(await keep('second', { ...newbies, quote: 'two' })).toBe('unverified');
      const own = { userId: 'ben', note: '' };
      expect(await keep('one', { ...own, quote: 'one' })).toBe('kept');
      const source = 'BödenEva'.length + 1;
      // In characters of two bytes.
      const quote = 'ü'.repeat((100 - 'one'.length - 2 * source) / 2);
      expect(await keep('two', { ...own, quote: `${quote}ü` })).toBe('too much text');
      expect(await keep('two', { ...own, quote })).toBe('kept');
      const change = { id: 'one', userId: 'ben', now: at(1), room: some };
      const note = 'Mine';
      expect(await book.change({ ...change, patch: { note } })).toBe('too much text');
      expect(await book.change({ ...change, patch: { quote: '' } })).toMatchObject({ quote: '' });
      expect(await book.remove({ id: 'two', userId: 'ben' })).toBe(true);
      expect(await book.change({ ...change, patch: { note } })).toMatchObject({ note });
    });

    test('all passages are found newest first, and are read by their ids', async () => {
      const data = await withPost(await make());
      await addHeading(data, 'bens');
      await savePassages(data, ['one', 'two'], { headingId: 'bens' });
      await savePassages(data, ['loose']);
      await savePassages(data, ['cleos'], { userId: 'cleo' });
      expect(await data.book.allIds('ben')).toEqual([
        { id: 'two', headingId: 'bens' },
        { id: 'one', headingId: 'bens' },
        { id: 'loose', headingId: null },
      ]);
      const found = await data.book.byIds(['one', 'cleos', 'none', 'two'], 'ben');
      expect(idsOf(found)).toEqual(['one', 'two']);
      expect(found[0]).toMatchObject({ post: { url: 'post' } });
    });

    test('a book with more passages than are removed at once goes with the account of its member', async () => {
      const data = await withPost(await make());
      const rows = Array.from({ length: 1001 }, (_, at) => {
        const { isDetached: _detached, ...row } = passageRow(`row-${at}`, { quote: `${at}` });
        return row;
      });
      await data.book.save(rows, apiLimits.book);
      await savePassages(data, ['cleos'], { userId: 'cleo' });
      expect(await data.users.remove('ben')).toMatchObject({ files: [] });
      expect(await data.book.list({ userId: 'ben', skip: 0, take: 1 })).toMatchObject({ count: 0 });
      expect(await data.book.list({ userId: 'cleo', skip: 0, take: 1 })).toMatchObject({
        count: 1,
      });
    });
  });
}
