import { apiLimits } from '@contract/apiLimits';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf } from '../../testing/fixtures';
import { at, newPost, passageRow } from '../../testing/rows';
import { withReaders } from '../../testing/withReaders';
import { addHeading, savePassages } from './bookSuite';

/** Words of ada’s post under a public heading of ben. */
async function withPublicHeading(empty: Data) {
  const data = await withReaders(empty);
  await addHeading(data, 'soils');
  const change = { id: 'soils', userId: 'ben', patch: { isPublic: true }, now: at(9) };
  await data.book.changeHeading(change);
  await savePassages(data, ['one', 'two'], { headingId: 'soils' });
  const words = async () => idsOf(await data.book.publicWords({ headingIds: ['soils'] }));
  return { ...data, words };
}

const elsewhere = { postId: null, blockId: '', sourceTitle: 'Soils', headingId: 'soils' };

function describePublicHeadings(make: () => Promise<Data>) {
  test('visitors see passages from elsewhere and of public posts, oldest first', async () => {
    const data = await withPublicHeading(await make());
    await data.posts.insert(newPost('draft', { authorId: 'ben', isPublished: false }));
    await savePassages(data, ['loose']);
    await savePassages(data, ['draft'], { postId: 'draft', headingId: 'soils' });
    await savePassages(data, ['foreign'], elsewhere);
    expect((await data.words()).toSorted()).toEqual(['foreign', 'one', 'two']);
    const named = await data.book.publicHeading({ username: 'BEN', slug: 'soils' });
    expect(named).toMatchObject({ id: 'soils', owner: { username: 'ben' } });
    const cards = await data.book.publicPassages(['two', 'loose', 'foreign', 'none']);
    expect(cards.map(({ id, post }) => [id, post?.url])).toEqual([
      ['two', 'post'],
      ['foreign', undefined],
    ]);
    const { rows } = await data.book.listPublicHeadings({ skip: 0, take: 5 });
    expect(rows).toEqual([{ username: 'ben', slug: 'soils', updatedAt: at(1) }]);
  });

  test('nothing is seen of private headings, and of those of blocked members', async () => {
    const data = await withPublicHeading(await make());
    const { book } = data;
    await data.users.setBlocked('ben', true);
    expect(await data.words()).toEqual([]);
    expect(await book.publicHeading({ id: 'soils' })).toBeNull();
    await data.users.setBlocked('ben', false);
    expect(await book.publicHeading({ id: 'soils' })).not.toBeNull();
    await book.changeHeading({ id: 'soils', userId: 'ben', patch: { isPublic: false }, now: 0 });
    expect(await book.publicHeading({ username: 'ben', slug: 'soils' })).toBeNull();
    expect((await book.listPublicHeadings({ skip: 0, take: 5 })).rows).toEqual([]);
  });

  test('what members saved of a post leaves public headings when the post goes', async () => {
    const data = await withPublicHeading(await make());
    await data.users.setBlocked('ada', true);
    expect(await data.words()).toEqual([]);
    await data.users.setBlocked('ada', false);
    await data.posts.remove('post', 'ada');
    expect(await data.words()).toEqual([]);
    expect((await data.book.list({ userId: 'ben', skip: 0, take: 9 })).count).toBe(2);
  });
}

const quoting = { blockId: 'q', url: 'POST', quote: 'is quite alive' };

function describeBacklinks(make: () => Promise<Data>) {
  test('public headings and quote blocks of public posts quote a post', async () => {
    const data = await withPublicHeading(await make());
    const { book, posts } = data;
    const own = { ...quoting, blockId: 'own', url: 'essay' };
    await posts.insert(newPost('essay', { authorId: 'cleo', quotes: [quoting, own] }));
    await posts.insert(
      newPost('draft', { authorId: 'ben', isPublished: false, quotes: [quoting] }),
    );
    const found = await book.quotesOf('post');
    expect(idsOf(found.passages)).toEqual(['one', 'two']);
    expect(found.blocks).toEqual([{ postId: 'essay', blockId: 'q', createdAt: at(0) }]);
    const rows = await book.backlinks({ passageIds: ['one'], blocks: found.blocks });
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          passageId: 'one',
          blockId: 'b',
          heading: { title: 'About soils', slug: 'soils' },
          post: null,
          owner: expect.objectContaining({ username: 'ben' }),
        }),
        expect.objectContaining({
          passageId: null,
          quote: 'is quite alive',
          heading: null,
          post: { url: 'essay', title: 'About essay' },
          owner: expect.objectContaining({ username: 'cleo' }),
        }),
      ]),
    );
    await posts.update('essay', { updatedAt: at(2), quotes: [] }, 'cleo');
    expect((await book.quotesOf('post')).blocks).toEqual([]);
    await posts.update('essay', { updatedAt: at(3), quotes: [quoting] }, 'cleo');
    expect((await book.quotesOf('post')).blocks).toHaveLength(1);
    await posts.remove('essay', 'cleo');
    expect((await book.quotesOf('post')).blocks).toEqual([]);
  });

  test('the author detaches a passage once, and new ones of the block are born detached', async () => {
    const data = await withPublicHeading(await make());
    const { book } = data;
    const detach = async (by: string, passageId = 'one') =>
      book.detach({ postId: 'post', passageId, by });
    expect(await detach('cleo')).toBeNull();
    expect(await detach('ada', 'none')).toBeNull();
    expect(await detach('ada')).toBe('ben');
    expect(await detach('ada')).toBeNull();
    expect(await data.words()).toEqual(['two']);
    expect(idsOf((await book.quotesOf('post')).passages)).toEqual(['two']);
    expect(await book.byId('one', 'ben')).toMatchObject({ isDetached: true });
    await book.remove({ id: 'one', userId: 'ben' });
    await savePassages(data, ['again'], { headingId: 'soils' });
    await savePassages(data, ['other'], { headingId: 'soils', blockId: 'c' });
    expect((await data.words()).toSorted()).toEqual(['other', 'two']);
    expect(await detach('root', 'two')).toBe('ben');
  });

  test('an author sees how often words of each block are saved, from three people on', async () => {
    const data = await withPublicHeading(await make());
    for (const userId of ['ada', 'cleo']) await savePassages(data, [`${userId}s`], { userId });
    expect(await data.book.savedBlocks('post', 3)).toEqual([]);
    await savePassages(data, ['saved'], { userId: 'mod', quote: '' });
    expect(await data.book.savedBlocks('post', 3)).toEqual([]);
    await savePassages(data, ['mods'], { userId: 'mod' });
    expect(await data.book.savedBlocks('post', 3)).toEqual([{ blockId: 'b', people: 3 }]);
    const words = await data.book.savedWords('post');
    expect(words.map(({ quote }) => quote).toSorted()).toEqual(
      ['cleos', 'mods', 'one', 'two'].map((id) => `words of ${id}`),
    );
  });
}

const kept = { about: 'post', newest: null, actors: [], isSeen: false, kind: 'kept' };

function describeTold(make: () => Promise<Data>) {
  test('an author is notified that words are saved once three people have saved some', async () => {
    const data = await withReaders(await make());
    await savePassages(data, ['bens'], { userId: 'ben' });
    await savePassages(data, ['adas'], { userId: 'ada' });
    await savePassages(data, ['cleos', 'cleos-2'], { userId: 'cleo' });
    await savePassages(data, ['saved'], { userId: 'mod', quote: '' });
    expect(await data.told('ada')).toEqual([]);
    await savePassages(data, ['mods'], { userId: 'mod' });
    expect(await data.told('ada')).toEqual([{ ...kept, count: 3 }]);
    await savePassages(data, ['roots', 'roots-2'], { userId: 'root' });
    expect(await data.told('ada')).toEqual([{ ...kept, count: 4 }]);
    await data.book.remove({ id: 'cleos', userId: 'cleo' });
    expect(await data.told('ada')).toEqual([{ ...kept, count: 4 }]);
    await data.book.remove({ id: 'cleos-2', userId: 'cleo' });
    expect(await data.told('ada')).toEqual([{ ...kept, count: 3 }]);
    await data.users.remove('root');
    expect(await data.told('ada')).toEqual([]);
  });

  test('a member who saved words is notified that they are no longer in the post', async () => {
    const data = await withReaders(await make());
    const told = async (id: string) =>
      (await data.told(id)).filter(({ kind }) => kind === 'passageChanged');
    for (const userId of ['ada', 'ben', 'root']) await savePassages(data, [userId], { userId });
    await savePassages(data, ['other'], { userId: 'cleo' });
    const lostWords = ['ada', 'ben', 'root'].map((id) => ({
      blockId: 'b',
      quote: `words of ${id}`,
    }));
    await data.posts.update('post', { updatedAt: at(5), saving: { lostWords } }, 'root');
    const row = { ...kept, kind: 'passageChanged', count: 1 };
    expect(await told('ben')).toEqual([row]);
    for (const id of ['ada', 'root', 'cleo']) expect(await told(id)).toEqual([]);
    await data.posts.update('post', { updatedAt: at(6), saving: { lostWords } }, 'root');
    expect(await told('ben')).toEqual([row]);
    const { quote, blockId, before, after, revision } = passageRow('ben');
    const patch = { quote, blockId, before, after, revision, words: 3 };
    await data.book.change({ id: 'ben', userId: 'ben', patch, now: at(7), room: apiLimits.book });
    expect(await told('ben')).toEqual([]);
  });
}

function describeReported(make: () => Promise<Data>) {
  test('the report of a heading is taken back with the account that alone reported it', async () => {
    const data = await withPublicHeading(await make());
    const subject = { postId: null, commentId: null, profileId: null, headingId: 'soils' };
    await data.reports.insert(
      { subjectId: 'entry', reporterId: 'cleo', reason: 'spam', text: '', createdAt: at(1) },
      { kind: 'heading', ...subject },
    );
    expect(await data.told('mod')).toMatchObject([{ kind: 'report' }]);
    await data.users.remove('cleo');
    expect(await data.told('mod')).toEqual([]);
  });
}

/** What others see of the books of members, and what they are told. */
export function describePublicBooks(make: () => Promise<Data>) {
  describe('public books', () => {
    describePublicHeadings(make);
    describeBacklinks(make);
    describeReported(make);
    describeTold(make);
  });
}
