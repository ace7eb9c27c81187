import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import { userRow } from '../../testing/rows';

export function describeFirstAdmin(make: () => Promise<Data>) {
  test('an id is used once', async () => {
    const { users } = await withPeople(await make());
    const again = userRow('ada', { username: 'other', email: 'other@example.com' });
    expect(await users.insert(again)).toBe('username taken');
    expect(await users.byId('ada')).toEqual(userRow('ada'));
  });

  describe('the first administrator', () => {
    const admin = userRow('admin', { role: 'admin' });

    test('is stored only if there is no administrator, whatever other accounts there are', async () => {
      const { users } = await withPeople(await make());
      expect(await users.hasAdmin()).toBe(false);
      expect(await users.insertFirstAdmin(admin)).toEqual(admin);
      expect(await users.hasAdmin()).toBe(true);
      expect(await users.insertFirstAdmin(userRow('other', { role: 'admin' }))).toBe('has admin');
      expect(await users.byId('other')).toBeNull();
    });

    test('can be stored if the only administrator is blocked', async () => {
      const { users } = await make();
      await users.insert(userRow('former', { role: 'admin', isBlocked: true }));
      expect(await users.hasAdmin()).toBe(false);
      expect(await users.insertFirstAdmin(admin)).toEqual(admin);
    });

    test('can’t have the name or the address of another account', async () => {
      const { users } = await withPeople(await make());
      const named = userRow('admin', { role: 'admin', username: 'Ada', nameSkeleton: 'Ada' });
      expect(await users.insertFirstAdmin(named)).toBe('username taken');
      const addressed = userRow('admin', { role: 'admin', email: 'ADA@example.com' });
      expect(await users.insertFirstAdmin(addressed)).toBe('email taken');
      expect(await users.hasAdmin()).toBe(false);
    });

    test('is one of several that are stored in parallel', async () => {
      const { users } = await make();
      const names = ['one', 'two', 'three', 'four'];
      const answers = await Promise.all(
        names.map((name) => users.insertFirstAdmin(userRow(name, { role: 'admin' }))),
      );
      expect(answers.filter((answer) => answer !== 'has admin')).toHaveLength(1);
      expect(await users.list({ term: '', skip: 0, take: 9 })).toMatchObject({ count: 1 });
    });
  });
}
