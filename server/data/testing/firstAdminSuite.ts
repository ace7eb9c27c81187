import { describe, expect, test } from 'vitest';
import type { Data } from '../port';
import { withPeople } from './fixtures';
import { userRow } from './rows';

export function describeFirstAdmin(make: () => Promise<Data>) {
  test('an id is used once', async () => {
    const { users } = await withPeople(await make());
    const again = userRow('ada', { username: 'other', email: 'other@example.com' });
    expect(await users.insert(again)).toBe('username taken');
    expect(await users.byId('ada')).toEqual(userRow('ada'));
  });

  describe('the first administrator', () => {
    const admin = userRow('admin', { role: 'admin' });

    test('is stored only if there is no account', async () => {
      const { users } = await make();
      expect(await users.insertFirstAdmin(admin)).toEqual(admin);
      expect(await users.insertFirstAdmin(userRow('other'))).toBe('not empty');
      await users.remove('admin');
      await users.insert(userRow('ada'));
      expect(await users.insertFirstAdmin(admin)).toBe('not empty');
    });

    test('is one of several that are stored in parallel', async () => {
      const { users } = await make();
      const names = ['one', 'two', 'three', 'four'];
      const answers = await Promise.all(names.map((name) => users.insertFirstAdmin(userRow(name))));
      expect(answers.filter((answer) => answer !== 'not empty')).toHaveLength(1);
      expect(await users.list({ term: '', skip: 0, take: 9 })).toMatchObject({ count: 1 });
    });
  });
}
