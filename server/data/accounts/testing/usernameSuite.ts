import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import { userRow } from '../../testing/rows';

export function describeLookalikes(make: () => Promise<Data>) {
  describe('usernames that look alike', () => {
    test('count as taken', async () => {
      const { users } = await withPeople(await make());
      const lookalike = { username: 'аda', nameSkeleton: 'ada' };
      expect(await users.insert(userRow('new', lookalike))).toBe('username taken');
      expect(await users.update('ben', lookalike)).toBe('username taken');
      expect(await users.update('ada', lookalike)).toMatchObject({ after: lookalike });
      const [first, second] = await Promise.all([
        users.insert(userRow('one', { username: 'wanted', nameSkeleton: 'wanted' })),
        users.insert(userRow('two', { username: 'wаnted', nameSkeleton: 'wanted' })),
      ]);
      const stored = [first, second].filter((answer) => answer !== 'username taken');
      const accounts = [await users.byId('one'), await users.byId('two')];
      expect(stored).toEqual(accounts.filter((user) => user !== null));
      expect(stored).toHaveLength(1);
    });
  });
}

export function describeExistingNames(make: () => Promise<Data>) {
  describe('existing usernames', () => {
    test('are those of accounts that are not blocked, without regard to case', async () => {
      const { users } = await withPeople(await make());
      await users.update('ada', { username: 'Countess' });
      expect(await users.existingNames(['COUNTESS', 'countess', 'ada', 'none'])).toEqual([
        'Countess',
      ]);
      expect((await users.existingNames(['countess', 'ben'])).toSorted()).toEqual([
        'Countess',
        'ben',
      ]);
      await users.setBlocked('ben', true);
      expect(await users.existingNames(['ben'])).toEqual([]);
      expect(await users.existingNames([])).toEqual([]);
    });
  });
}

export function describeFormerNames(make: () => Promise<Data>) {
  describe('former usernames', () => {
    test('lead to the account while no other account has the name', async () => {
      const { users } = await withPeople(await make());
      expect(await users.byFormerUsername('ada')).toBeNull();
      await users.update('ada', { username: 'countess' });
      await users.update('ada', { username: 'lovelace' });
      expect(await users.byFormerUsername('Ada')).toMatchObject({ username: 'lovelace' });
      expect(await users.byFormerUsername('Countess')).toMatchObject({ username: 'lovelace' });
      expect(await users.byFormerUsername('lovelace')).toBeNull();
      await users.update('ben', { username: 'Ada' });
      expect(await users.byFormerUsername('ada')).toBeNull();
    });

    test('lead to the account that had the name last, and are removed with it', async () => {
      const { users } = await withPeople(await make());
      await users.update('ada', { username: 'first' });
      await users.update('ben', { username: 'ada' });
      await users.update('ben', { username: 'second' });
      expect(await users.byFormerUsername('ada')).toMatchObject({ id: 'ben' });
      await users.remove('ben');
      expect(await users.byFormerUsername('ada')).toBeNull();
      expect(await users.byFormerUsername('ben')).toBeNull();
    });

    test('a change of letter case leaves no former name', async () => {
      const { users } = await withPeople(await make());
      await users.update('ada', { username: 'ADA' });
      await users.update('ada', { bio: 'New.' });
      await users.update('ada', { username: 'other' });
      expect(await users.byFormerUsername('ada')).toMatchObject({ id: 'ada' });
      await users.update('ada', { username: 'Ada' });
      expect(await users.byFormerUsername('ada')).toBeNull();
      expect(await users.byFormerUsername('other')).toMatchObject({ username: 'Ada' });
    });
  });
}
