import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { documentOf, withPost } from '../../testing/fixtures';
import { at, newPost, userRow } from '../../testing/rows';

const dayInMinutes = 24 * 60;
const all = { postId: 'post', publicOnly: false };
const shown = { postId: 'post', publicOnly: true };
const page = { skip: 0, take: 1000 };

const contentOf = (text: string) => `{"blocks":[{"id":"${text}"}]}`;

async function save({ posts }: Data, number: number, minutes = number) {
  const patch = { content: contentOf(`v${number}`), updatedAt: at(minutes) };
  return posts.update('post', patch, 'ada');
}

async function numbersOf({ revisions }: Data, query = all) {
  const { rows } = await revisions.list({ ...query, ...page });
  return rows.map(({ number }) => number);
}

function describeSaving(make: () => Promise<Data>) {
  describe('versions of posts', () => {
    test('each change of title or content is stored with its time, account and note', async () => {
      const data = await withPost(await make());
      const patch = { title: 'Renamed', updatedAt: at(1) };
      const saving = { note: 'Shorter', isSmall: true, addedWords: 12, removedWords: 3 };
      await data.posts.update('post', { ...patch, saving }, 'ada');
      await data.posts.update('post', { ...patch, tags: [], updatedAt: at(2) }, 'ada');
      await data.posts.update('post', { content: contentOf('new'), updatedAt: at(3) }, 'ada');
      const { rows, areMore } = await data.revisions.list({ ...all, skip: 0, take: 2 });
      const savedBy = { id: 'ada', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
      const common = { postId: 'post', title: 'Renamed', isRemoved: false, restoredFrom: null };
      expect(rows).toEqual([
        {
          ...common,
          number: 3,
          savedAt: at(3),
          savedBy: { ...savedBy, avatar: '/files/ada.png' },
          note: '',
          isSmall: false,
          isPublic: true,
          addedWords: null,
          removedWords: null,
        },
        {
          ...common,
          number: 2,
          savedAt: at(1),
          savedBy: { ...savedBy, avatar: '/files/ada.png' },
          note: 'Shorter',
          isSmall: true,
          isPublic: true,
          addedWords: 12,
          removedWords: 3,
        },
      ]);
      expect(areMore).toBe(true);
      const contents = [1, 2, 3].map(async (number) => data.revisions.read({ ...all, number }));
      expect((await Promise.all(contents)).map((row) => row?.content)).toEqual([
        newPost('post').content,
        newPost('post').content,
        contentOf('new'),
      ]);
      expect(await data.revisions.read({ ...all, number: 4 })).toBeNull();
    });

    test('a change that was made for another version changes nothing', async () => {
      const data = await withPost(await make());
      const patch = { title: 'Renamed', updatedAt: at(1) };
      const saves = [1, 1, 2].map((revision) => ({ judged: { revision, isPublished: true } }));
      const results: unknown[] = [];
      for (const saving of saves) {
        const saved = await data.posts.update('post', { ...patch, saving }, 'ada');
        results.push(typeof saved === 'string' ? saved : saved?.after.revision);
      }
      expect(results).toEqual([2, 'stale', 2]);
    });
  });
}

function describeStale(make: () => Promise<Data>) {
  describe('a change of a post', () => {
    test('is stale if the post was published or unpublished since', async () => {
      const data = await withPost(await make());
      const saving = { judged: { revision: 1, isPublished: false } };
      const patch = { metaDescription: '', updatedAt: at(1), saving };
      expect(await data.posts.update('post', patch, 'ada')).toBe('stale');
      expect(await data.posts.byId('post')).toMatchObject({ updatedAt: at(0) });
      await data.publication.unpublish('post', { by: 'ada', now: at(9) });
      expect(await data.posts.update('post', patch, 'ada')).toMatchObject({
        after: { metaDescription: '' },
      });
    });

    test('of parallel changes for the same version one is stored', async () => {
      const data = await withPost(await make());
      const saves = ['one', 'two', 'three'].map(async (title) =>
        data.posts.update(
          'post',
          { title, updatedAt: at(1), saving: { judged: { revision: 1, isPublished: true } } },
          'ada',
        ),
      );
      const stale = (await Promise.all(saves)).filter((result) => result === 'stale');
      expect(stale).toHaveLength(2);
      expect(await numbersOf(data)).toEqual([2, 1]);
    });
  });
}

function describeWords(make: () => Promise<Data>) {
  test('words are counted beside the version before, if the reader sees that', async () => {
    const data = await withPost(await make());
    const { posts, revisions } = data;
    await posts.insert(newPost('draft', { isPublished: false, publishedAt: null }), 'ada');
    const saving = { addedWords: 2, removedWords: 1 };
    const change = async (text: string, minute: number) =>
      posts.update('draft', { content: contentOf(text), updatedAt: at(minute), saving }, 'ada');
    await change('second', 1);
    await data.publication.publish('draft', {
      by: 'ada',
      now: at(2),
      document: await documentOf(data, 'draft'),
    });
    await change('third', 3);
    const wordsFor = async (publicOnly: boolean) => {
      const { rows } = await revisions.list({ postId: 'draft', publicOnly, ...page });
      return rows.map(({ number, addedWords, removedWords }) => [number, addedWords, removedWords]);
    };
    expect(await wordsFor(false)).toEqual([
      [3, 2, 1],
      [2, 2, 1],
      [1, null, null],
    ]);
    expect(await wordsFor(true)).toEqual([
      [3, 2, 1],
      [2, null, null],
    ]);
    const read = await revisions.read({ postId: 'draft', publicOnly: true, number: 3 });
    expect(read).toMatchObject(saving);
  });
}

function describePublishing(make: () => Promise<Data>) {
  describe('published versions of posts', () => {
    test('a post says when it was edited after publication, small changes left out', async () => {
      const data = await withPost(await make());
      await data.posts.insert(newPost('draft', { isPublished: false }));
      const edit = async (id: string, minutes: number, isSmall = false) => {
        const patch = { title: `Title ${minutes}`, updatedAt: at(minutes) };
        await data.posts.update(id, { ...patch, saving: { isSmall } }, 'ada');
        return (await data.posts.byId(id))?.editedAt;
      };
      expect(await edit('post', 1, true)).toBeNull();
      expect(await edit('post', 2)).toBe(at(2));
      expect(await edit('post', 3, true)).toBe(at(2));
      expect(await edit('draft', 4)).toBeNull();
    });

    test('versions are small if all of them are kept and small', async () => {
      const data = await withPost(await make());
      for (const [minutes, isSmall] of [true, false, true, true].entries()) {
        const patch = { title: `Title ${minutes}`, updatedAt: at(minutes + 1) };
        await data.posts.update('post', { ...patch, saving: { isSmall } }, 'ada');
      }
      const areSmall = async (after: number, until: number) =>
        data.revisions.areSmall({ postId: 'post', after, until });
      expect(await areSmall(1, 2)).toBe(true);
      expect(await areSmall(1, 3)).toBe(false);
      expect(await areSmall(3, 5)).toBe(true);
      expect(await areSmall(3, 6)).toBe(false);
    });

    test('a version is public if it was the present one while the post was published', async () => {
      const data = await withPost(await make());
      await save(data, 2);
      await data.publication.unpublish('post', { by: 'ada', now: at(9) });
      await save(data, 3);
      await save(data, 4);
      expect(await numbersOf(data, shown)).toEqual([2, 1]);
      expect(await data.revisions.read({ ...shown, number: 4 })).toBeNull();
      await data.publication.publish('post', {
        by: 'ada',
        now: at(5),
        document: await documentOf(data, 'post'),
      });
      expect(await numbersOf(data, shown)).toEqual([4, 2, 1]);
      expect(await numbersOf(data)).toEqual([4, 3, 2, 1]);
    });
  });
}

function describeLimits(make: () => Promise<Data>) {
  describe('kept versions of posts', () => {
    test('of a draft the last ten', async () => {
      const data = await withPost(await make());
      await data.publication.unpublish('post', { by: 'ada', now: at(9) });
      for (let number = 2; number <= 13; number += 1) await save(data, number);
      expect(await numbersOf(data)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1]);
    });

    test('of a published post the first, those of 30 days, and the last one of each day before', async () => {
      const data = await withPost(await make());
      await save(data, 2, 1);
      await save(data, 3, dayInMinutes + 1);
      await save(data, 4, dayInMinutes + 2);
      await save(data, 5, 31 * dayInMinutes);
      await save(data, 6, 31 * dayInMinutes + 3);
      expect(await numbersOf(data)).toEqual([6, 5, 4, 2, 1]);
    });

    test('the nearest one up to a number is found, else the first; never a removed one', async () => {
      const data = await withPost(await make());
      await data.publication.unpublish('post', { by: 'ada', now: at(9) });
      await save(data, 2);
      await save(data, 3);
      await data.publication.publish('post', {
        by: 'ada',
        now: at(5),
        document: await documentOf(data, 'post'),
      });
      await save(data, 4);
      await save(data, 5);
      const nearest = async (since: number, query = shown) =>
        (await data.revisions.nearest({ ...query, since }))?.number;
      expect(await nearest(2)).toBe(1);
      expect(await nearest(2, all)).toBe(2);
      expect(await nearest(99)).toBe(5);
      expect(await nearest(0)).toBe(1);
      await data.revisions.clear({ postId: 'post', number: 4, by: 'ada' });
      await data.revisions.clear({ postId: 'post', number: 1, by: 'ada' });
      expect(await nearest(4)).toBe(3);
      expect(await nearest(0)).toBe(3);
    });

    test('a removed version has no texts; only author and admins remove one, never the present one', async () => {
      const data = await withPost(await make());
      await save(data, 2);
      const clear = async (number: number, by: string) =>
        data.revisions.clear({ postId: 'post', number, by });
      expect(await clear(1, 'ben')).toBeNull();
      expect(await clear(2, 'ada')).toBe('is present');
      expect(await clear(7, 'ada')).toBeNull();
      expect(await data.revisions.read({ ...all, number: 1 })).toMatchObject({ isRemoved: false });
      expect(await clear(1, 'ada')).toBe('cleared');
      expect(await clear(1, 'ada')).toBe('cleared');
      expect(await data.revisions.read({ ...all, number: 1 })).toMatchObject({
        isRemoved: true,
        title: '',
        content: null,
      });
      expect(await numbersOf(data)).toEqual([2, 1]);
      await data.users.setBlocked('ada', true);
      expect(await clear(1, 'ada')).toBeNull();
    });

    test('versions go with the post, and lose an account that goes', async () => {
      const data = await withPost(await make());
      await data.posts.insert(newPost('other', { authorId: 'ben' }));
      await data.users.remove('ben');
      expect(await numbersOf(data, { postId: 'other', publicOnly: false })).toEqual([]);
      await data.posts.remove('post', 'ada');
      expect(await numbersOf(data)).toEqual([]);
      await data.posts.insert(newPost('post', { url: 'again' }));
      expect(await numbersOf(data)).toEqual([1]);
    });

    test('an account that saved a version of another’s post can go', async () => {
      const data = await withPost(await make());
      await data.users.insert(userRow('root', { role: 'admin' }));
      await data.posts.update('post', { title: 'Renamed', updatedAt: at(1) }, 'root');
      await data.users.remove('root');
      expect(await data.revisions.read({ ...all, number: 2 })).toMatchObject({ savedBy: null });
    });
  });
}

export function describeRevisions(make: () => Promise<Data>) {
  describeSaving(make);
  describeStale(make);
  describeWords(make);
  describePublishing(make);
  describeLimits(make);
}
