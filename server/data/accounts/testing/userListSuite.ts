import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, logRow, userRow } from '../../testing/rows';
import type { UserFilter } from '../accountPort';

const page = { term: '', skip: 0, take: 20 };

function describeUserFilter(make: () => Promise<Data>) {
  describe('the filter of accounts', () => {
    test('selects roles and states, and has other orders', async () => {
      const { users, restrictions } = await withPeople(await make());
      await users.insert(
        userRow('mod', { role: 'moderator', createdAt: at(9), isVerified: false }),
      );
      await users.setBlocked('ben', true);
      const restriction = {
        userId: 'cleo',
        kind: 'comment',
        reason: 'Spam',
        until: at(5),
      } as const;
      await restrictions.insert(
        { ...restriction, id: 'restriction', createdAt: at(1) },
        logRow('restricted', { actorId: 'mod' }),
      );
      const find = async (filter: UserFilter & { term?: string; now?: number }) => {
        const { rows, count } = await users.list({ ...page, ...filter });
        expect(count).toBe(rows.length);
        return idsOf(rows);
      };
      expect(await find({ role: 'moderator' })).toEqual(['mod']);
      expect(await find({ state: 'blocked' })).toEqual(['ben']);
      expect(await find({ state: 'unverified' })).toContain('mod');
      expect(await find({ state: 'restricted', now: at(4) })).toEqual(['cleo']);
      expect(await find({ state: 'restricted', now: at(5) })).toEqual([]);
      expect(await find({ state: 'blocked', role: 'moderator' })).toEqual([]);
      expect(await find({ state: 'blocked', term: 'cleo' })).toEqual([]);
      expect(await find({ order: 'oldest' })).toEqual(['ada', 'ben', 'cleo', 'mod']);
      expect(await find({ order: 'name' })).toEqual(['ada', 'ben', 'cleo', 'mod']);
    });
  });
}

export function describeUserList(make: () => Promise<Data>) {
  describeUserFilter(make);

  describe('the list of accounts', () => {
    test('is newest first, with the count', async () => {
      const { users } = await withPeople(await make());
      const list = await users.list({ ...page, take: 2 });
      expect(idsOf(list.rows)).toEqual(['cleo', 'ben']);
      expect(list).toMatchObject({ areMore: true, count: 3 });
      const rest = await users.list({ ...page, skip: 2, take: 2 });
      expect(idsOf(rest.rows)).toEqual(['ada']);
      expect(rest).toMatchObject({ areMore: false, count: 3 });
    });

    test('contains cards without credentials', async () => {
      const { users } = await withPeople(await make());
      const { rows } = await users.list({ ...page, take: 1 });
      expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
        'avatar',
        'awaitsApproval',
        'createdAt',
        'email',
        'firstName',
        'id',
        'isBlocked',
        'lastName',
        'role',
        'username',
      ]);
    });

    test('matches parts of username, full name and address, case-insensitively', async () => {
      const { users } = await withPeople(await make());
      await users.insert(
        userRow('zed', { firstName: 'Grace', lastName: 'Hopper', email: 'g@navy.example' }),
      );
      const find = async (term: string) => idsOf((await users.list({ ...page, term })).rows);
      expect(await find('BE')).toEqual(['ben']);
      expect(await find('ce hop')).toEqual(['zed']);
      expect(await find('NAVY.')).toEqual(['zed']);
      expect(await find('hopper grace')).toEqual([]);
    });

    test('counts all matches, whatever the page', async () => {
      const { users } = await withPeople(await make());
      const first = await users.list({ term: 'lovelace', skip: 0, take: 2 });
      expect(idsOf(first.rows)).toEqual(['cleo', 'ben']);
      expect(first).toMatchObject({ areMore: true, count: 3 });
      expect(await users.list({ term: 'e', skip: 3, take: 2 })).toEqual({
        rows: [],
        areMore: false,
        count: 3,
      });
    });

    test('searches the current name after a change', async () => {
      const { users } = await withPeople(await make());
      await users.list({ ...page, term: 'lovelace' });
      await users.update('ben', { lastName: 'Babbage' });
      expect(await users.list({ ...page, term: 'lovelace' })).toMatchObject({ count: 2 });
      expect(idsOf((await users.list({ ...page, term: 'babbage' })).rows)).toEqual(['ben']);
    });
  });
}
