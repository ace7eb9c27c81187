import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf } from '../../testing/fixtures';
import { at, emailRow, inviteRow, logRow, userRow } from '../../testing/rows';

const none = { letters: [], tokens: [] };
const entry = (id: string, actorId = 'root') => logRow(id, { actorId, action: 'invited' });
const everything = { skip: 0, take: 9 };

async function withAdmin(data: Data) {
  await data.users.insert(userRow('root', { role: 'admin' }));
  await data.users.insert(userRow('ada'));
  return data;
}

export function describeInvites(make: () => Promise<Data>) {
  describe('invites', () => {
    test('an administrator invites an address with an e-mail, again and again, and no member', async () => {
      const { invites, letters, moderation } = await withAdmin(await make());
      const outgoing = (id: string) => ({ letters: [emailRow(id, { userId: null })], tokens: [] });
      const put = async (id: string, email: string, by = 'root') =>
        invites.put(inviteRow(id, { email }), entry(`log-${id}`, by), outgoing(`letter-${id}`));
      expect(await put('one', 'Eve@example.com')).toBe('stored');
      expect(await put('two', 'eve@example.com')).toBe('stored');
      expect(await put('three', 'joe@example.com', 'ada')).toBe('not allowed');
      expect(await put('four', 'ADA@example.com')).toBe('is member');
      expect(idsOf((await invites.list(everything)).rows)).toEqual(['two']);
      expect(await invites.byHash('hash of one')).toBeNull();
      expect((await letters.list(everything)).waiting).toBe(2);
      expect(idsOf((await moderation.log(everything)).rows).toSorted()).toEqual([
        'log-one',
        'log-two',
      ]);
    });

    test('the newest are listed first', async () => {
      const { invites } = await withAdmin(await make());
      for (const [minute, id] of ['one', 'two', 'three'].entries()) {
        await invites.put(inviteRow(id, { createdAt: at(minute) }), entry(id), none);
      }
      const first = await invites.list({ skip: 0, take: 2 });
      expect([idsOf(first.rows), first.areMore]).toEqual([['three', 'two'], true]);
      expect(idsOf((await invites.list({ skip: 2, take: 2 })).rows)).toEqual(['one']);
    });

    test('an invitation creates one account', async () => {
      const { invites, users, letters } = await withAdmin(await make());
      await invites.put(inviteRow('one', { expiresAt: at(9) }), entry('log'), none);
      const acceptance = { hash: 'hash of one', now: at(1) };
      const outgoing = { letters: [emailRow('welcome', { userId: null })], tokens: [] };
      const taken = userRow('eve', { username: 'ADA' });
      expect(await users.insertInvited(taken, acceptance, outgoing)).toBe('username taken');
      expect((await invites.byHash('hash of one'))?.acceptedAt).toBeNull();
      const late = { ...acceptance, now: at(9) };
      expect(await users.insertInvited(userRow('eve'), late, outgoing)).toBe('invite used');
      expect(await users.insertInvited(userRow('eve'), acceptance, outgoing)).toMatchObject({
        id: 'eve',
      });
      expect(await users.insertInvited(userRow('joe'), acceptance, outgoing)).toBe('invite used');
      expect(await users.byId('joe')).toBeNull();
      expect((await invites.byHash('hash of one'))?.acceptedAt).not.toBeNull();
      expect((await letters.list(everything)).waiting).toBe(1);
    });

    test('old invitations are removed', async () => {
      const { invites } = await withAdmin(await make());
      for (const [minute, id] of ['one', 'two'].entries()) {
        await invites.put(inviteRow(id, { expiresAt: at(minute) }), entry(id), none);
      }
      expect(await invites.sweep(at(1))).toBe(1);
      expect(idsOf((await invites.list(everything)).rows)).toEqual(['two']);
    });

    test('a withdrawn invitation creates none', async () => {
      const { invites, users } = await withAdmin(await make());
      await invites.put(inviteRow('one'), entry('log'), none);
      expect(await invites.remove('one', entry('not', 'ada'))).toBe(false);
      expect(await invites.remove('one', entry('withdrawn'))).toBe(true);
      expect(await invites.remove('one', entry('not'))).toBe(false);
      const acceptance = { hash: 'hash of one', now: at(1) };
      expect(await users.insertInvited(userRow('eve'), acceptance, none)).toBe('invite used');
    });
  });
}
