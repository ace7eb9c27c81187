import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf } from '../../testing/fixtures';
import { at, newPost } from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';
import type { BookData } from '../bookPort';
import { addHeading, savePassages } from './bookSuite';

type HeadingPatch = Parameters<BookData['changeHeading']>[0]['patch'];

const elsewhere = { postId: null, blockId: '', sourceTitle: 'Soils' };

/** A public heading with words from elsewhere, changed last at this minute. */
async function publish(data: Data, id: string, { userId = 'ben', minute = 1 } = {}) {
  await addHeading(data, id, { userId });
  await savePassages(data, [`${id}-words`], { ...elsewhere, userId, headingId: id });
  await data.book.changeHeading({ id, userId, patch: { isPublic: true }, now: at(minute) });
}

function describeChangedAt(make: () => Promise<Data>) {
  async function withHeading() {
    const data = await withReaders(await make());
    await addHeading(data, 'other');
    await addHeading(data, 'soils', { intro: 'What lives below.' });
    const { book } = data;
    const changedAt = async () =>
      (await book.headings('ben')).find(({ id }) => id === 'soils')?.updatedAt;
    const change = async (patch: HeadingPatch, minute: number) => {
      const changed = await book.changeHeading({
        id: 'soils',
        userId: 'ben',
        patch,
        now: at(minute),
      });
      return typeof changed === 'string' ? changed : changed?.updatedAt;
    };
    return { data, book, change, changedAt };
  }

  test('a heading has an intro, and says when what others see of it was changed', async () => {
    const { book, change } = await withHeading();
    const [, heading] = await book.headings('ben');
    expect(heading).toMatchObject({ intro: 'What lives below.', updatedAt: at(0) });
    expect(await change({ title: 'About soil' }, 2)).toBe(at(2));
    expect(await change({ intro: 'Below us.' }, 3)).toBe(at(3));
    expect(await change({ isPublic: true }, 4)).toBe(at(4));
    expect(await change({ isPublic: false }, 5)).toBe(at(5));
    const same = { title: 'About soil', intro: 'Below us.', isPublic: false };
    expect(await change({ ...same, position: 0 }, 6)).toBe(at(5));
    expect((await book.headings('ben')).map(({ id, intro }) => [id, intro])).toEqual([
      ['soils', 'Below us.'],
      ['other', ''],
    ]);
  });

  test('words put under a heading change it, but not notes, and not what is taken away', async () => {
    const { data, book, changedAt } = await withHeading();
    for (const id of ['loose', 'one']) await savePassages(data, [id], { headingId: 'soils' });
    expect(await changedAt()).toBe(at(1));
    const room = { bytes: 10_000 };
    const change = { id: 'one', userId: 'ben', room };
    await book.change({ ...change, patch: { note: 'Mine' }, now: at(5) });
    await book.change({ ...change, patch: { headingId: 'soils' }, now: at(6) });
    expect(await changedAt()).toBe(at(1));
    await book.change({ ...change, patch: { headingId: 'other' }, now: at(7) });
    await book.remove({ id: 'loose', userId: 'ben' });
    expect(await changedAt()).toBe(at(1));
    await book.change({ ...change, patch: { headingId: 'soils' }, now: at(8) });
    expect(await changedAt()).toBe(at(8));
    await book.change({ ...change, patch: { quote: 'was alive' }, now: at(9) });
    expect(await changedAt()).toBe(at(9));
  });
}

function describeNewest(make: () => Promise<Data>) {
  test('public headings are listed with their owners, the last changed first', async () => {
    const data = await withReaders(await make());
    await publish(data, 'a', { minute: 3 });
    await publish(data, 'b', { minute: 2 });
    await publish(data, 'c', { minute: 3, userId: 'cleo' });
    const { book } = data;
    const all = await book.newestHeadings({ take: 2 });
    expect({ ids: idsOf(all.rows), areMore: all.areMore }).toEqual({
      ids: ['c', 'a'],
      areMore: true,
    });
    expect(all.rows[0]).toMatchObject({ owner: { username: 'cleo' }, isCertain: true });
    const after = (id: string, minute: number) => ({ id, updatedAt: at(minute) });
    const readAfter = async (id: string, minute: number) =>
      idsOf((await book.newestHeadings({ take: 2, after: after(id, minute) })).rows);
    expect(await readAfter('c', 3)).toEqual(['a', 'b']);
    expect(await readAfter('a', 3)).toEqual(['b']);
    expect(await readAfter('b', 2)).toEqual([]);
    const own = await book.newestHeadings({ take: 9, userId: 'ben' });
    expect(idsOf(own.rows)).toEqual(['a', 'b']);
    const words = await book.publicWords({ headingIds: ['b', 'c', 'none'] });
    expect(words.map(({ headingId }) => headingId)).toEqual(['b', 'c']);
  });

  test('headings that are private, empty, or of a blocked member are not listed', async () => {
    const data = await withReaders(await make());
    const listed = async () => idsOf((await data.book.newestHeadings({ take: 9 })).rows);
    await data.posts.insert(newPost('draft', { authorId: 'ben', isPublished: false }));
    await publish(data, 'a');
    await addHeading(data, 'drafts');
    await data.book.changeHeading({
      id: 'drafts',
      userId: 'ben',
      patch: { isPublic: true },
      now: 0,
    });
    await savePassages(data, ['draft'], { postId: 'draft', headingId: 'drafts' });
    expect(await listed()).toEqual(['a']);
    await data.users.setBlocked('ben', true);
    expect(await listed()).toEqual([]);
    expect((await data.book.newestHeadings({ take: 9, userId: 'ben' })).rows).toEqual([]);
    await data.users.setBlocked('ben', false);
    await data.book.changeHeading({ id: 'a', userId: 'ben', patch: { isPublic: false }, now: 0 });
    expect(await listed()).toEqual([]);
  });

  test('long words of a post are shown or not, depending on the length of the post', async () => {
    const data = await withReaders(await make());
    await addHeading(data, 'long');
    await data.book.changeHeading({ id: 'long', userId: 'ben', patch: { isPublic: true }, now: 0 });
    const isCertain = async () =>
      (await data.book.newestHeadings({ take: 9 })).rows.map((row) => row.isCertain);
    await savePassages(data, ['long'], { headingId: 'long', words: 51 });
    expect(await isCertain()).toEqual([false]);
    await savePassages(data, ['short'], { headingId: 'long', words: 50 });
    expect(await isCertain()).toEqual([true]);
  });
}

/** When headings are changed, and which are listed for everybody. */
export function describeNewestHeadings(make: () => Promise<Data>) {
  describe('newest headings', () => {
    describeChangedAt(make);
    describeNewest(make);
  });
}
