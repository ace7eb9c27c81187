import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import type { PassageRow } from '../../rows/bookCardRows';
import { idsOf, withPost } from '../../testing/fixtures';
import { at, headingRow, newPost, passageRow, userRow } from '../../testing/rows';
import type { PassageFilter } from '../bookPort';

const room = { passages: 20, unverified: 20, bytes: 10_000 };
const page = { skip: 0, take: 9 };

/** Saves passages one after the other, each a minute newer; returns what became of them. */
export async function savePassages(
  { book }: Data,
  ids: readonly string[],
  overrides: Partial<PassageRow> = {},
) {
  const rows = ids.map((id, minute) => {
    const { isDetached: _, ...row } = passageRow(id, { quote: `words of ${id}`, ...overrides });
    return { ...row, createdAt: at(minute + 1) };
  });
  const outcomes = await book.save(rows, room);
  return typeof outcomes === 'string'
    ? outcomes
    : outcomes.map((one) => (typeof one === 'string' ? one : one.outcome));
}

export async function addHeading({ book }: Data, id: string, overrides = {}) {
  const { isPublic: _, position: _position, ...row } = headingRow(id, overrides);
  return book.addHeading(row, 3);
}

const elsewhere = { postId: null, blockId: '', sourceTitle: 'Böden', sourceAuthor: 'Eva' };

function describeSaving(make: () => Promise<Data>) {
  test('the same words of the same block are saved once, without regard to white space', async () => {
    const data = await withPost(await make());
    expect(await savePassages(data, ['one'], { quote: 'is quite alive' })).toEqual(['kept']);
    expect(await savePassages(data, ['two'], { quote: 'is\nquite  alive' })).toEqual(['known']);
    expect(await savePassages(data, ['c'], { quote: 'is quite alive', blockId: 'c' })).toEqual([
      'kept',
    ]);
    const twice = { ...elsewhere, quote: 'Soil' };
    expect(await savePassages(data, ['three', 'four'], twice)).toEqual(['kept', 'known']);
    const others = { quote: 'is quite alive', userId: 'cleo' };
    expect(await savePassages(data, ['five'], others)).toEqual(['kept']);
    const { rows, count, areMore } = await data.book.list({ ...page, userId: 'ben', take: 2 });
    expect({ ids: idsOf(rows), count, areMore }).toEqual({
      ids: ['three', 'one'],
      count: 3,
      areMore: true,
    });
  });

  test('words are saved of posts that the member can read, under own headings, up to a limit', async () => {
    const data = await withPost(await make());
    await data.posts.insert(newPost('draft', { isPublished: false }));
    await addHeading(data, 'adas', { userId: 'ada' });
    expect(await savePassages(data, ['one'], { postId: 'draft' })).toEqual(['no post']);
    expect(await savePassages(data, ['one'], { postId: 'none' })).toEqual(['no post']);
    expect(await savePassages(data, ['one'], { userId: 'ada', postId: 'draft' })).toEqual(['kept']);
    expect(await savePassages(data, ['two'], { headingId: 'adas' })).toEqual(['no heading']);
    const many = Array.from({ length: room.passages + 1 }, (_, index) => `many-${index}`);
    const outcomes = await savePassages(data, many);
    expect(outcomes.slice(-2)).toEqual(['kept', 'full']);
    await data.users.setBlocked('cleo', true);
    expect(await savePassages(data, ['three'], { userId: 'cleo' })).toBe('not allowed');
  });

  test('an account tells whether its book has words; a saved post has none', async () => {
    const data = await withPost(await make());
    const ben = async () => data.users.withCounts('ben');
    await savePassages(data, ['post'], { quote: '', blockId: '' });
    expect(await ben()).toMatchObject({ hasKeptWords: false });
    await savePassages(data, ['one']);
    expect(await ben()).toMatchObject({ hasKeptWords: true });
    await data.book.remove({ id: 'one', userId: 'ben' });
    expect(await ben()).toMatchObject({ hasKeptWords: false });
  });

  test('a change is made to the own passage only', async () => {
    const data = await withPost(await make());
    await savePassages(data, ['one']);
    await addHeading(data, 'bens');
    await addHeading(data, 'adas', { userId: 'ada' });
    const { book } = data;
    const change = { id: 'one', patch: { note: 'Mine', headingId: 'bens' }, now: at(9), room };
    expect(await book.change({ ...change, userId: 'ada' })).toBeNull();
    const foreign = { ...change, userId: 'ben', patch: { headingId: 'adas' } };
    expect(await book.change(foreign)).toBe('no heading');
    expect(await book.change({ ...change, userId: 'ben' })).toMatchObject({
      note: 'Mine',
      headingId: 'bens',
      post: { url: 'post', title: 'About post', revision: 1, author: { username: 'ada' } },
    });
    expect(
      (await book.headings('ben')).map(({ count, updatedAt }) => ({ count, updatedAt })),
    ).toEqual([{ count: 1, updatedAt: at(9) }]);
    const words = {
      quote: 'was quite alive',
      blockId: 'c',
      before: '',
      after: '',
      revision: 2,
      words: 3,
    };
    expect(await book.change({ ...change, userId: 'ben', patch: words })).toMatchObject(words);
    expect(await book.remove({ id: 'one', userId: 'ada' })).toBe(false);
    expect(await book.remove({ id: 'one', userId: 'ben' })).toBe(true);
    expect(await book.remove({ id: 'one', userId: 'ben' })).toBe(false);
    expect(await book.byId('one', 'ben')).toBeNull();
  });
}

function describeLists(make: () => Promise<Data>) {
  async function find({ book }: Data, filter: Omit<PassageFilter, 'userId'>) {
    return idsOf((await book.list({ ...page, userId: 'ben', ...filter })).rows);
  }

  test('a term is searched in words, note, source, and title and author of the post', async () => {
    const data = await withPost(await make());
    await savePassages(data, ['one'], { quote: 'The Soil lives', note: 'on Gärten' });
    await savePassages(data, ['two'], { quote: 'Sand 100% dry', ...elsewhere });
    expect(await find(data, { term: 'soil GARTEN' })).toEqual(['one']);
    expect(await find(data, { term: 'lovelace about' })).toEqual(['one']);
    expect(await find(data, { term: 'boden eva' })).toEqual(['two']);
    expect(await find(data, { term: '0%' })).toEqual(['two']);
    expect(await find(data, { term: '_' })).toEqual([]);
    expect(await find(data, { term: 'soil sand' })).toEqual([]);
    expect(await find(data, { term: ' ' })).toEqual(['two', 'one']);
    await data.publication.unpublish('post', { by: 'ada', now: at(9) });
    expect(await find(data, { term: 'about' })).toEqual([]);
    expect(await find(data, { term: 'soil' })).toEqual(['one']);
  });

  test('passages are listed by heading, and by whether a document has to be read', async () => {
    const data = await withPost(await make());
    await addHeading(data, 'bens');
    await savePassages(data, ['loose']);
    await savePassages(data, ['placed'], { headingId: 'bens' });
    await savePassages(data, ['older'], { revision: 0 });
    await savePassages(data, ['saved'], { quote: '', revision: 0 });
    await savePassages(data, ['foreign'], elsewhere);
    expect(await find(data, { headingId: 'bens' })).toEqual(['placed']);
    expect((await find(data, { headingId: null })).length).toBe(4);
    const check = { id: 'older', postId: 'post', blockId: 'b', quote: 'words of older' };
    expect(await data.book.unsure({ userId: 'ben' })).toEqual([{ ...check, present: 1 }]);
    const choose = async (safe: boolean, ids: string[]) =>
      (await data.book.list({ ...page, userId: 'ben', choice: { safe, ids } })).count;
    expect(await choose(true, [])).toBe(4);
    expect(await choose(true, ['older'])).toBe(5);
    expect(await choose(false, ['older', 'none'])).toBe(1);
    await data.users.setBlocked('ada', true);
    expect((await data.book.unsure({ userId: 'ben' })).map(({ present }) => present)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('the newest passages of a post are read with the saved post', async () => {
    const data = await withPost(await make());
    await savePassages(data, ['saved'], { quote: '' });
    await savePassages(data, ['one', 'two', 'three']);
    await savePassages(data, ['cleos'], { userId: 'cleo' });
    const own = await data.book.ofPost({ postId: 'post', userId: 'ben', take: 3 });
    expect(idsOf(own).toSorted()).toEqual(['saved', 'three', 'two']);
    expect(await data.book.documents(['post', 'none'])).toEqual([
      { postId: 'post', revision: 1, content: '{"blocks":[]}' },
    ]);
    expect(await data.book.revisions(['post', 'none'])).toEqual([{ postId: 'post', revision: 1 }]);
  });
}

function describeHeadings(make: () => Promise<Data>) {
  async function list({ book }: Data) {
    const rows = await book.headings('ben');
    return rows.map(({ id, slug, position }) => `${position} ${id} ${slug}`);
  }

  test('headings are numbered, and their slugs differ', async () => {
    const data = await withPost(await make());
    await addHeading(data, 'one', { slug: 'soil' });
    await addHeading(data, 'two', { slug: 'soil' });
    await addHeading(data, 'cleos', { slug: 'soil', userId: 'cleo' });
    expect(await addHeading(data, 'three', { slug: 'soil' })).toMatchObject({ slug: 'soil-3' });
    expect(await addHeading(data, 'four')).toBe('full');
    expect(await list(data)).toEqual(['0 one soil', '1 two soil-2', '2 three soil-3']);
    const move = async (id: string, position: number) =>
      data.book.changeHeading({ id, userId: 'ben', patch: { position }, now: at(5) });
    await move('three', 0);
    expect(await list(data)).toEqual(['0 three soil-3', '1 one soil', '2 two soil-2']);
    await move('three', 99);
    expect(await list(data)).toEqual(['0 one soil', '1 two soil-2', '2 three soil-3']);
    await savePassages(data, ['kept'], { headingId: 'one' });
    expect(await data.book.removeHeading('one', 'cleo')).toBe(false);
    expect(await data.book.removeHeading('one', 'ben')).toBe(true);
    expect(await list(data)).toEqual(['0 two soil-2', '1 three soil-3']);
    expect((await data.book.byId('kept', 'ben'))?.headingId).toBeNull();
  });

  test('only verified members make their headings public', async () => {
    const data = await withPost(await make());
    await data.users.insert(userRow('dora', { isVerified: false }));
    await addHeading(data, 'doras', { userId: 'dora' });
    await addHeading(data, 'bens');
    const publish = async (id: string, userId: string) =>
      data.book.changeHeading({
        id,
        userId,
        patch: { isPublic: true, title: 'Soils' },
        now: at(5),
      });
    expect(await publish('doras', 'dora')).toBe('not verified');
    expect(await publish('bens', 'dora')).toBeNull();
    expect(await publish('bens', 'ben')).toMatchObject({
      isPublic: true,
      title: 'Soils',
      slug: 'bens',
      updatedAt: at(5),
    });
    await data.users.setBlocked('ben', true);
    expect(await publish('bens', 'ben')).toBeNull();
  });
}

function describeRemoval(make: () => Promise<Data>) {
  test('words stay with the member when the post or the account of its author goes', async () => {
    const data = await withPost(await make());
    await data.posts.insert(newPost('other', { authorId: 'cleo' }));
    await savePassages(data, ['one'], { note: 'Mine' });
    await savePassages(data, ['two'], { postId: 'other' });
    await savePassages(data, ['cleos'], { userId: 'cleo' });
    await data.posts.remove('post', 'ada');
    await data.users.remove('cleo');
    for (const id of ['one', 'two'])
      expect(await data.book.byId(id, 'ben')).toMatchObject({
        postId: null,
        post: null,
        quote: `words of ${id}`,
        before: 'Soil ',
      });
    expect(await data.book.byId('cleos', 'cleo')).toBeNull();
    expect((await data.book.unsure({ userId: 'ben' })).length).toBe(2);
  });

  test('a book goes with the account of its member', async () => {
    const data = await withPost(await make());
    await addHeading(data, 'bens');
    await savePassages(data, ['one'], { headingId: 'bens' });
    await data.users.remove('ben');
    expect(await data.book.headings('ben')).toEqual([]);
    expect((await data.book.list({ ...page, userId: 'ben' })).count).toBe(0);
  });
}

/** The books of members: what they saved, and under which headings. */
export function describeBooks(make: () => Promise<Data>) {
  describe('books', () => {
    describeSaving(make);
    describeLists(make);
    describeHeadings(make);
    describeRemoval(make);
  });
}
