import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPost } from '../../testing/fixtures';
import {
  at,
  emailRow,
  logRow,
  newPost,
  publishing,
  shownDocument,
  userRow,
} from '../../testing/rows';

const now = at(9);
const entry = (id: string, actorId = 'mod') =>
  logRow(id, { actorId, action: 'allowed', subjectKind: 'post', subjectId: 'post' });

/** A post of ada’s that a moderator unpublished. */
async function withWithheld(empty: Data) {
  const data = await withPost(empty);
  await data.users.insert(userRow('mod', { role: 'moderator' }));
  await data.users.insert(userRow('root', { role: 'admin' }));
  const subject = { postId: 'post', commentId: null, profileId: null, headingId: null } as const;
  const report = { subjectId: 'one', reporterId: 'ben', reason: 'spam', text: '' } as const;
  await data.reports.insert({ ...report, createdAt: at(1) }, { ...subject, kind: 'post' });
  const decision = { state: 'upheld', action: 'hide', reason: 'Advertising' } as const;
  await data.reports.decide('one', decision, [entry('unpublished')]);
  return data;
}

function describeAdministration(make: () => Promise<Data>) {
  test('are unpublished with a reason by administrators', async () => {
    const data = await withPost(await make());
    const { posts, users, moderation, publication } = data;
    await users.insert(userRow('mod', { role: 'moderator' }));
    await users.insert(userRow('root', { role: 'admin' }));
    const withhold = async (by: string, id = 'post') =>
      moderation.withhold({ id, reason: 'Advertising' }, entry(`by ${by}`, by));
    expect(await withhold('mod')).toBe(false);
    expect(await withhold('root', 'unknown')).toBe(false);
    expect((await posts.byId('post'))?.isPublished).toBe(true);
    expect(await withhold('root')).toBe(true);
    expect(await posts.byId('post')).toMatchObject({
      isPublished: false,
      withheldReason: 'Advertising',
    });
    expect(await publication.publish('post', publishing('ada', now))).toBe('not allowed');
    const { rows } = await moderation.log({ skip: 0, take: 20 });
    expect(rows.map(({ id }) => id)).toEqual(['by root']);
  });

  test('are listed until they are allowed, the one that changed last first', async () => {
    const { posts, moderation } = await withWithheld(await make());
    const list = async (skip: number, take: number) => {
      const { rows, areMore } = await moderation.withheld({ skip, take });
      return [rows.map(({ id, withheldReason }) => [id, withheldReason]), areMore];
    };
    await posts.insert(newPost('other', { updatedAt: at(3) }));
    await posts.insert(newPost('public', { updatedAt: at(4) }));
    await moderation.withhold({ id: 'other', reason: 'Spam' }, entry('other', 'root'));
    expect(await list(0, 1)).toEqual([[['other', 'Spam']], true]);
    expect(await list(1, 1)).toEqual([[['post', 'Advertising']], false]);
    await moderation.allow('other', entry('allowed', 'root'));
    expect(await list(0, 9)).toEqual([[['post', 'Advertising']], false]);
  });
}

export function describeWithheld(make: () => Promise<Data>) {
  describe('posts that a moderator unpublished', () => {
    describeAdministration(make);

    test('are published only after a moderator has allowed it', async () => {
      const { posts, publication, moderation } = await withWithheld(await make());
      expect(await posts.byId('post')).toMatchObject({
        isPublished: false,
        withheldReason: 'Advertising',
      });
      for (const by of ['ada', 'root'])
        expect(await publication.publish('post', publishing(by, now))).toBe('not allowed');
      const plan = { id: 'post', publishAt: at(20) };
      expect(await publication.schedule(plan, publishing('ada', now))).toBe('not allowed');
      expect(await moderation.allow('post', entry('allowed'))).toBe(true);
      expect((await posts.byId('post'))?.withheldReason).toBeNull();
      expect(await publication.publish('post', publishing('ada', now))).toBe('published');
    });

    test('are allowed once, by moderators other than the author, with an entry in the log', async () => {
      const { moderation } = await withWithheld(await make());
      await moderation.setRole({ id: 'ada', role: 'moderator' }, entry('role', 'root'));
      expect(await moderation.allow('post', entry('own', 'ada'))).toBe(false);
      expect(await moderation.allow('unknown', entry('unknown', 'root'))).toBe(false);
      expect(await moderation.allow('post', entry('first', 'root'))).toBe(true);
      expect(await moderation.allow('post', entry('second', 'root'))).toBe(false);
      const { rows } = await moderation.log({ skip: 0, take: 20 });
      expect(rows.map(({ id }) => id).toSorted()).toEqual(['first', 'role', 'unpublished']);
    });

    test('stay drafts when their planned time comes', async () => {
      const data = await withPost(await make());
      const { posts, publication, reports, users } = data;
      await users.insert(userRow('mod', { role: 'moderator' }));
      await publication.unpublish('post', { by: 'ada', now: at(9) });
      const plan = { id: 'post', publishAt: at(5) };
      await publication.schedule(plan, publishing('ada', at(1)));
      const about = { postId: 'post', commentId: null, profileId: null, headingId: null } as const;
      const report = { subjectId: 'one', reporterId: 'ben', reason: 'spam', text: '' } as const;
      await reports.insert({ ...report, createdAt: at(2) }, { ...about, kind: 'post' });
      const decision = { state: 'upheld', action: 'hide', reason: 'Advertising' } as const;
      await reports.decide('one', decision, [entry('unpublished')]);
      expect(await publication.due({ now, take: 9 })).toEqual([]);
      const given = { document: shownDocument, letter: emailRow('unsent', { createdAt: now }) };
      expect(await publication.carryOut(plan, given)).toBeNull();
      expect((await posts.byId('post'))?.isPublished).toBe(false);
    });

    test('are told apart from those that their author unpublished', async () => {
      const { posts, publication } = await withPost(await make());
      await publication.unpublish('post', { by: 'ada', now: at(9) });
      expect((await posts.byId('post'))?.withheldReason).toBeNull();
      expect(await publication.publish('post', publishing('ada', now))).toBe('published');
    });
  });

  describe('blocking', () => {
    test('is in the log if the account was not so before', async () => {
      const { users, moderation } = await withPost(await make());
      await users.insert(userRow('root', { role: 'admin' }));
      const about = { subjectKind: 'account', subjectId: 'ben', actorId: 'root' } as const;
      const blocked = (id: string) => logRow(id, { ...about, action: 'blocked' });
      const unblocked = (id: string) => logRow(id, { ...about, action: 'unblocked' });
      expect(await users.setBlocked('ben', false, { entry: unblocked('none') })).toBe(true);
      expect(await users.setBlocked('ben', true, { entry: blocked('first') })).toBe(true);
      expect(await users.setBlocked('ben', true, { entry: blocked('again') })).toBe(true);
      expect(await users.setBlocked('ben', false, { entry: unblocked('back') })).toBe(true);
      expect(await users.setBlocked('unknown', true, { entry: blocked('unknown') })).toBe(false);
      const byMember = { ...blocked('of-ben'), actorId: 'cleo' };
      expect(await users.setBlocked('ben', true, { entry: byMember })).toBe(false);
      const { rows } = await moderation.log({ skip: 0, take: 20 });
      expect(rows.map(({ id }) => id).toSorted()).toEqual(['back', 'first']);
    });
  });
}
