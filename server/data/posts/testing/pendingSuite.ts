import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import { at, logRow, newPost, resourceRow, restrictionRow, userRow } from '../../testing/rows';
import type { PendingSave } from '../pendingPort';
import { pendingSave } from './pendingRow';

const by = (id: string, minute = 2) => ({ by: id, now: at(minute) });

/** The post that a save depends on, with the number of its unpublished changes. */
const judged = (pending: number, revision = 1) => ({ revision, isPublished: true, pending });

/** A published post of ada’s, and an administrator. */
export async function withPublished<Kind extends Data>(data: Kind) {
  await withPeople(data);
  await data.users.insert(userRow('admin', { role: 'admin' }));
  await data.posts.insert(newPost('post'));
  return data;
}

function describeNumbers(make: () => Promise<Data>) {
  test('are stored with a number, which no later changes have again', async () => {
    const { pending, posts } = await withPublished(await make());
    expect(await pending.read('post')).toBeNull();
    expect(await pending.save(pendingSave('post'), by('ada'))).toMatchObject({
      before: null,
      after: { number: 1, base: 1, title: 'Changed', savedBy: 'ada', updatedAt: at(2) },
    });
    const second = pendingSave('post', { title: 'Changed again', judged: judged(1) });
    expect(await pending.save(second, by('ada', 3))).toMatchObject({
      before: { number: 1 },
      after: { number: 2, updatedAt: at(3) },
    });
    expect(await pending.discard('post', 'ada')).toMatchObject({ title: 'Changed again' });
    expect(await pending.read('post')).toBeNull();
    expect(await pending.discard('post', 'ada')).toBe('none');
    expect(await pending.save(pendingSave('post'), by('ada'))).toMatchObject({
      before: null,
      after: { number: 3 },
    });
    const saving = { judged: judged(3) };
    await posts.update('post', { title: 'Published', updatedAt: at(4), saving }, 'ada');
    const later = pendingSave('post', { judged: judged(0, 2) });
    expect(await pending.save(later, by('ada'))).toMatchObject({ after: { number: 4 } });
  });

  test('equal fields keep number, time and account, and move the version they were made for', async () => {
    const { pending } = await withPublished(await make());
    await pending.save(pendingSave('post'), by('ada'));
    const again = pendingSave('post', { base: 7, judged: judged(1) });
    await pending.save(again, by('admin', 5));
    const same = { number: 1, base: 7, savedBy: 'ada', updatedAt: at(2) };
    expect(await pending.read('post')).toMatchObject(same);
    for (const [at, change] of [
      { title: 'T' },
      { content: '{}' },
      { tags: ['one'] },
      { tags: ['two'] },
      { seoKeywords: 'K' },
      { metaDescription: 'D' },
      { canonicalUrl: 'https://one.example/' },
      { image: '/files/new.png' },
    ].entries()) {
      const other = pendingSave('post', { ...change, judged: judged(at + 1) });
      expect(await pending.save(other, by('ada'))).toMatchObject({ after: { number: at + 2 } });
    }
  });
}

function describeRefusals(make: () => Promise<Data>) {
  test('are refused if the post or the changes are not those that they were made for', async () => {
    const { pending, posts, publication } = await withPublished(await make());
    const stale = async (given: PendingSave['judged']) =>
      expect(await pending.save(pendingSave('post', { judged: given }), by('ada'))).toBe('stale');
    await stale(judged(1));
    await stale(judged(0, 2));
    await stale({ ...judged(0), updatedAt: at(9) });
    await pending.save(pendingSave('post'), by('ada'));
    await stale(judged(0));
    await pending.discard('post', 'ada');
    await stale(judged(1));
    await posts.update('post', { title: 'Other', updatedAt: at(3) }, 'ada');
    await stale(judged(0));
    await publication.unpublish('post', by('ada'));
    await stale(judged(0, 2));
    expect(await pending.read('post')).toBeNull();
  });

  test('are up to the author and administrators who are not blocked', async () => {
    const { pending, users, restrictions } = await withPublished(await make());
    await users.insert(userRow('other', { role: 'admin', isBlocked: true }));
    for (const id of ['ben', 'other', 'none']) {
      expect(await pending.save(pendingSave('post'), by(id))).toBeNull();
      expect(await pending.discard('post', id)).toBeNull();
    }
    expect(await pending.save(pendingSave('none'), by('ada'))).toBeNull();
    await pending.save(pendingSave('post'), by('admin'));
    const entry = logRow('restricted', { actorId: 'admin' });
    await restrictions.insert(restrictionRow('one', { userId: 'ada', kind: 'post' }), entry);
    const more = pendingSave('post', { title: 'More', judged: judged(1) });
    expect(await pending.save(more, by('ada'))).toBeNull();
    expect(await pending.discard('post', 'ada')).toMatchObject({ number: 1, savedBy: 'admin' });
  });

  test('are found for some posts', async () => {
    const { pending, posts } = await withPublished(await make());
    await posts.insert(newPost('second'));
    await posts.insert(newPost('third'));
    for (const id of ['post', 'second']) await pending.save(pendingSave(id), by('ada'));
    await pending.discard('post', 'ada');
    expect(await pending.among(['post', 'second', 'third', 'none'])).toEqual(['second']);
    expect(await pending.among([])).toEqual([]);
  });
}

const block = (id: string, text: string) => ({ id, type: 'paragraph', data: { text } });
const contentOf = (...blocks: object[]) => JSON.stringify({ blocks });
const page = { skip: 0, take: 20 };

/** What others see of the post, and its history. */
const readSeen = async ({ posts, revisions }: Data) => [
  await posts.byId('post'),
  await posts.latest(page),
  await posts.search({ ...page, term: 'herons' }),
  await posts.search({ ...page, term: 'rivers' }),
  await posts.feed({ take: 20 }),
  await posts.listPublicUrls(page),
  await posts.hasBlock('post', 'b'),
  await revisions.list({ ...page, postId: 'post', publicOnly: false }),
];

function describeReaders(make: () => Promise<Data>) {
  test('are not in the post, its history, its lists, searches and feeds', async () => {
    const data = await withPublished(await make());
    const before = await readSeen(data);
    const content = contentOf(block('b', 'Herons by the river'));
    await data.pending.save(pendingSave('post', { content }), by('ada'));
    expect(await readSeen(data)).toEqual(before);
    await data.pending.discard('post', 'ada');
    expect(await readSeen(data)).toEqual(before);
  });

  test('keep their files from the sweep of unused ones until they are gone', async () => {
    const data = await withPublished(await make());
    const image = { type: 'image', data: { url: '/files/inside.png' } };
    const changes = { content: contentOf(image), image: '/files/cover.png' };
    const files = ['cover.png', 'inside.png'].map((name) => ({ name, url: `/files/${name}` }));
    const used = async () => (await data.storedFiles.findUsed(files)).toSorted();
    await data.pending.save(pendingSave('post', changes), by('ada'));
    expect(await used()).toEqual(['cover.png', 'inside.png']);
    await data.pending.discard('post', 'ada');
    expect(await used()).toEqual([]);
  });

  test('go with the post and with the account of its author, which return their picture', async () => {
    const data = await withPublished(await make());
    await data.posts.insert(newPost('second'));
    await data.resources.insert(resourceRow('file'));
    await data.resources.claim({ ids: ['file'], ownerId: 'ada', postId: 'post' });
    for (const id of ['post', 'second'])
      await data.pending.save(pendingSave(id, { image: `/files/of-${id}.png` }), by('ada'));
    expect(await data.posts.remove('post', 'ada')).toEqual({
      files: ['file.png'],
      pictures: ['/files/post.png', '/files/of-post.png'],
    });
    expect(await data.pending.read('post')).toBeNull();
    const removed = await data.users.remove('ada');
    expect(removed).toMatchObject({
      pictures: ['/files/second.png', '/files/of-second.png', '/files/ada.png', ''],
    });
    expect(await data.pending.read('second')).toBeNull();
  });

  test('stay when the administrator who saved them is gone', async () => {
    const data = await withPublished(await make());
    await data.pending.save(pendingSave('post'), by('admin'));
    await data.users.remove('admin');
    expect(await data.pending.read('post')).toMatchObject({ number: 1, savedBy: null });
    await data.publication.unpublish('post', by('ada', 9));
    const { rows } = await data.revisions.list({ ...page, postId: 'post', publicOnly: false });
    expect(rows).toMatchObject([{ number: 2, savedBy: null }, { number: 1 }]);
  });
}

/** The unpublished changes of published posts. */
export function describePending(make: () => Promise<Data>) {
  describe('unpublished changes', () => {
    describeNumbers(make);
    describeRefusals(make);
    describeReaders(make);
  });
}
