import { apiLimits } from '@contract/apiLimits';
import { describe, expect, test } from 'vitest';
import type { BookData } from '../../book/bookPort';
import { addHeading, savePassages } from '../../book/testing/bookSuite';
import type { Data } from '../../port';
import type { RestrictionRow } from '../../rows/communityRows';
import { idsOf, withPost } from '../../testing/fixtures';
import {
  at,
  commentRow,
  emailRow,
  logRow,
  newPost,
  publishing,
  restrictionRow,
  shownDocument,
  userRow,
} from '../../testing/rows';

type HeadingPatch = Parameters<BookData['changeHeading']>[0]['patch'];

async function withModerators(empty: Data) {
  const data = await withPost(empty);
  await data.users.insert(userRow('mod', { role: 'moderator' }));
  await data.users.insert(userRow('root', { role: 'admin' }));
  return data;
}

const restrict = async (
  { restrictions }: Data,
  id: string,
  { by = 'mod', ...row }: Partial<RestrictionRow> & { by?: string } = {},
) => restrictions.insert(restrictionRow(id, row), logRow(`log ${id}`, { actorId: by }));

const lift = async ({ restrictions }: Data, id: string, { by = 'mod', userId = 'ben' } = {}) =>
  restrictions.remove({ id, userId }, logRow(`lift ${id}`, { actorId: by }));

function describeDecisions(make: () => Promise<Data>) {
  test('moderators restrict members, not themselves or each other', async () => {
    const data = await withModerators(await make());
    expect(await restrict(data, 'a')).toBe(true);
    expect(await restrict(data, 'b', { by: 'root', createdAt: at(1) })).toBe(true);
    expect(await restrict(data, 'c', { by: 'ada' })).toBe(false);
    expect(await restrict(data, 'd', { userId: 'root' })).toBe(false);
    expect(await restrict(data, 'e', { userId: 'none' })).toBe(false);
    await data.users.setBlocked('mod', true);
    expect(await restrict(data, 'g')).toBe(false);
    expect(await lift(data, 'a')).toBe(false);
    const list = async (skip: number) => data.restrictions.list({ userId: 'ben', skip, take: 1 });
    expect(await list(0)).toMatchObject({ rows: [{ id: 'b' }], areMore: true });
    expect(await list(1)).toMatchObject({ rows: [{ id: 'a' }], areMore: false });
    expect(await lift(data, 'a', { by: 'root', userId: 'ada' })).toBeNull();
    expect(await lift(data, 'a', { by: 'root' })).toBe(true);
    expect(await lift(data, 'a', { by: 'root' })).toBeNull();
    const { rows } = await data.moderation.log({ skip: 0, take: 9 });
    expect(idsOf(rows).toSorted()).toEqual(['lift a', 'log a', 'log b']);
    await data.users.remove('ben');
    expect((await list(0)).rows).toEqual([]);
  });

  test('an administrator lifts the restriction of an account that was given a role since', async () => {
    const data = await withModerators(await make());
    await restrict(data, 'a');
    await data.moderation.setRole(
      { id: 'ben', role: 'moderator' },
      logRow('r', { actorId: 'root' }),
    );
    expect(await lift(data, 'a')).toBe(false);
    expect(await lift(data, 'a', { by: 'root' })).toBe(true);
  });

  test('of those that have not ended the last one counts', async () => {
    const data = await withModerators(await make());
    const active = async (minute: number, kind: 'comment' | 'post' = 'comment') =>
      (await data.restrictions.active({ userId: 'ben', kind, now: at(minute) }))?.id;
    await restrict(data, 'short', { until: at(5) });
    await restrict(data, 'long', { until: at(9) });
    expect([await active(4), await active(8), await active(9)]).toEqual([
      'long',
      'long',
      undefined,
    ]);
    await restrict(data, 'endless');
    expect(await active(4)).toBe('endless');
    expect(await active(4, 'post')).toBeUndefined();
  });
}

function describeCount(make: () => Promise<Data>) {
  test('restrictions that have not ended are listed, and their people counted once each', async () => {
    const data = await withModerators(await make());
    const { restrictions } = data;
    expect(await restrictions.countPeople(at(0))).toBe(0);
    await restrict(data, 'short', { until: at(5) });
    await restrict(data, 'long', { until: at(9), kind: 'post', createdAt: at(1) });
    await restrict(data, 'endless', { userId: 'cleo', createdAt: at(2) });
    const counts = [4, 8, 9].map(async (minute) => restrictions.countPeople(at(minute)));
    expect(await Promise.all(counts)).toEqual([2, 2, 1]);
    const list = async (minute: number, skip = 0) => {
      const page = { now: at(minute), skip, take: 2 };
      const { rows, areMore } = await restrictions.listActive(page);
      return [...rows.map(({ id, account }) => `${id} ${account.username}`), areMore];
    };
    expect(await list(4)).toEqual(['endless cleo', 'long ben', true]);
    expect(await list(4, 2)).toEqual(['short ben', false]);
    expect(await list(9)).toEqual(['endless cleo', false]);
    await lift(data, 'endless', { userId: 'cleo' });
    expect(await restrictions.countPeople(at(9))).toBe(0);
  });
}

function describeReplacing(make: () => Promise<Data>) {
  test('a restriction ends with the one that replaces it, if it is of the same account', async () => {
    const data = await withModerators(await make());
    const { restrictions } = data;
    await restrict(data, 'old', { kind: 'post' });
    await restrict(data, 'of-cleo', { userId: 'cleo' });
    const next = restrictionRow('next', { userId: 'ben' });
    const entry = (id: string) => logRow(id, { actorId: 'mod' });
    expect(await restrictions.insert(next, entry('a'), 'of-cleo')).toBe(true);
    expect(await restrictions.insert({ ...next, id: 'last' }, entry('b'), 'old')).toBe(true);
    const page = { now: at(1), skip: 0, take: 9 };
    const { rows } = await restrictions.listActive(page);
    expect(idsOf(rows).toSorted()).toEqual(['last', 'next', 'of-cleo']);
    expect(rows.map(({ account }) => account.role)).toEqual(['user', 'user', 'user']);
  });
}

function describeWrites(make: () => Promise<Data>) {
  test('a restricted account neither adds nor edits comments, and may delete them', async () => {
    const data = await withModerators(await make());
    const { comments } = data;
    const row = (id: string, minute: number) =>
      commentRow(id, { authorId: 'ben', createdAt: at(minute) });
    await comments.insert(row('before', 0));
    await restrict(data, 'a', { until: at(9) });
    await restrict(data, 'b', { kind: 'post', userId: 'cleo' });
    const edit = async (minute: number) =>
      comments.update('before', { text: 'x', updatedAt: at(minute) }, 'ben');
    expect(await comments.insert(row('second', 8))).toBe('no post');
    expect(await edit(8)).toBeNull();
    const rule = { hasLinks: false, unset: 'off' } as const;
    expect(
      await comments.update('before', { text: 'x', updatedAt: at(8), rule }, 'ben'),
    ).toBeNull();
    expect(await comments.insert(commentRow('cleos', { authorId: 'cleo' }))).not.toBe('no post');
    expect(await comments.insert(row('third', 9))).not.toBe('no post');
    expect(await edit(9)).toBe('post');
    await restrict(data, 'c');
    expect(await comments.remove('before', 'ben')).toBe('post');
  });

  test('a restricted account neither creates nor changes posts, and may take them away', async () => {
    const data = await withModerators(await make());
    const { posts, publication, postUrls, previews } = data;
    const linkTo = (postId: string) => ({ postId, hash: 'hash', expiresAt: at(60) });
    await posts.insert(newPost('draft', { isPublished: false, publishedAt: null }));
    await restrict(data, 'a', { userId: 'ada', kind: 'post', until: at(9) });
    const act = (minute: number) => ({ by: 'ada', now: at(minute) });
    const publishing = (minute: number) => ({ ...act(minute), document: shownDocument });
    const tryAll = async (minute: number) => ({
      created: await posts.insert(newPost(`new-${minute}`, { createdAt: at(minute) })),
      changed: await posts.update('post', { title: 'x', updatedAt: at(minute) }, 'ada'),
      moved: await postUrls.change({ id: 'post', url: `url-${minute}`, ...act(minute) }),
      planned: await publication.schedule({ id: 'draft', publishAt: at(99) }, publishing(minute)),
      shared: await previews.put(linkTo('draft'), act(minute)),
      published: await publication.publish('draft', publishing(minute)),
    });
    expect(await tryAll(8)).toEqual({
      created: 'not allowed',
      changed: null,
      moved: null,
      planned: 'not allowed',
      shared: false,
      published: 'not allowed',
    });
    expect(await posts.update('post', { title: 'x', updatedAt: at(8) }, 'root')).not.toBeNull();
    expect(await tryAll(9)).toMatchObject({
      created: { id: 'new-9' },
      changed: { after: { title: 'x' } },
      moved: { after: { url: 'url-9' } },
      planned: 'scheduled',
      shared: true,
      published: 'published',
    });
    await restrict(data, 'b', { userId: 'ada', kind: 'post' });
    expect(await publication.unpublish('post', { by: 'ada', now: at(9) })).toBe(true);
    expect(await posts.remove('post', 'ada')).not.toBeNull();
  });

  test('the planned post of a restricted author stays a draft', async () => {
    const data = await withModerators(await make());
    const { posts, publication } = data;
    await posts.insert(newPost('draft', { isPublished: false, publishedAt: null }));
    const plan = { id: 'draft', publishAt: at(5) };
    await publication.schedule(plan, publishing('ada', at(0)));
    await restrict(data, 'a', { userId: 'ada', kind: 'post' });
    const letter = emailRow('told', { userId: 'ada', createdAt: at(6) });
    expect(await publication.carryOut(plan, { document: shownDocument, letter })).toBe(
      'stays a draft',
    );
    expect(await posts.byId('draft')).toMatchObject({ isPublished: false, publishAt: null });
  });
}

function describeBook(make: () => Promise<Data>) {
  test('a restricted account changes nothing that others see of its book', async () => {
    const data = await withModerators(await make());
    const { book } = data;
    await addHeading(data, 'open');
    await addHeading(data, 'private');
    await savePassages(data, ['loose']);
    const set = async (id: string, patch: HeadingPatch, minute = 3) => {
      const changed = await book.changeHeading({ id, userId: 'ben', patch, now: at(minute) });
      return typeof changed === 'string' ? changed : changed?.isPublic;
    };
    const move = async (headingId: string | null, minute = 3) => {
      const patch = { headingId };
      const changed = await book.change({
        id: 'loose',
        userId: 'ben',
        patch,
        now: at(minute),
        room: apiLimits.book,
      });
      return typeof changed === 'string' ? changed : changed?.headingId;
    };
    expect(await set('open', { isPublic: true })).toBe(true);
    await restrict(data, 'a', { kind: 'book', until: at(9) });
    expect(await set('private', { isPublic: true })).toBe('restricted');
    expect(await set('open', { title: 'Read this' })).toBe('restricted');
    expect(await move('open')).toBe('restricted');
    expect(await savePassages(data, ['new'], { headingId: 'open' })).toEqual(['restricted']);
    expect(await set('private', { title: 'For me' })).toBe(false);
    expect(await set('open', { position: 1 })).toBe(true);
    expect(await move('private')).toBe('private');
    expect(await savePassages(data, ['new'], { headingId: 'private' })).toEqual(['kept']);
    expect(await move('open', 9)).toBe('open');
    const patch = { quote: 'other words' };
    const words = { id: 'loose', userId: 'ben', patch, now: at(3), room: apiLimits.book };
    expect(await book.change(words)).toBe('restricted');
    expect(await move(null)).toBeNull();
    expect(await set('open', { isPublic: false })).toBe(false);
    expect(await set('private', { isPublic: true }, 9)).toBe(true);
  });
}

function describeClosing(make: () => Promise<Data>) {
  let entries = 0;
  const set = async ({ moderation, posts }: Data, by: string, isClosed: boolean) => {
    entries += 1;
    const entry = logRow(`entry ${entries}`, { actorId: by });
    const isDone = await moderation.closeComments({ postId: 'post', isClosed }, entry);
    return [isDone, (await posts.byId('post'))?.commentsClosed];
  };

  test('the author can not open what a moderator closed', async () => {
    const data = await withModerators(await make());
    expect(await set(data, 'ben', true)).toEqual([false, null]);
    expect(await set(data, 'ada', true)).toEqual([true, 'author']);
    expect(await set(data, 'mod', true)).toEqual([true, 'moderator']);
    expect(await set(data, 'ada', false)).toEqual([false, 'moderator']);
    expect((await data.moderation.log({ skip: 0, take: 9 })).rows).toHaveLength(1);
  });

  test('nobody comments on a closed post; own comments are edited and deleted', async () => {
    const data = await withModerators(await make());
    const { comments } = data;
    await comments.insert(commentRow('before', { authorId: 'ben' }));
    await set(data, 'ada', true);
    expect(await comments.insert(commentRow('late', { authorId: 'ben' }))).toBe('no post');
    expect(await comments.insert(commentRow('own', { authorId: 'ada' }))).toBe('no post');
    expect(await comments.update('before', { text: 'x', updatedAt: at(1) }, 'ben')).toBe('post');
    expect(await comments.remove('before', 'ben')).toBe('post');
  });
}

/** What accounts may not write, and posts that nobody may comment on. */
export function describeRestrictions(make: () => Promise<Data>) {
  describe('restrictions', () => {
    describeDecisions(make);
    describeCount(make);
    describeReplacing(make);
    describeWrites(make);
    describeBook(make);
    describeClosing(make);
  });
}
