import { describe, expect, test } from 'vitest';
import { checked, emailChange, used } from '../../accounts/testing/accountAccess';
import type { Data } from '../../port';
import type { PasskeyRow } from '../../rows/rows';
import { idsOf, withPeople } from '../../testing/fixtures';
import { at, emailRow, passkeyRow, tokenRow } from '../../testing/rows';

const nothing = { letters: [], tokens: [] };
const outgoing = (id: string) => ({ letters: [emailRow(id)], tokens: [] });

const add = async ({ passkeys }: Data, id: string, overrides: Partial<PasskeyRow> = {}) =>
  passkeys.add({ passkey: passkeyRow(id, overrides), checked, most: 2 }, outgoing(`about ${id}`));

const waiting = async ({ letters }: Data) => (await letters.list({ skip: 0, take: 9 })).waiting;

/** The ways in which an owner takes an account back. */
const takenBack: [string, (data: Data) => Promise<unknown>][] = [
  [
    'the link of an e-mail about a sign-in',
    async ({ tokens, credentials }) => {
      await tokens.put(tokenRow('secure', { kind: 'secure' }));
      const reset = tokenRow('next', { kind: 'reset' });
      return credentials.secureAccount({ ...used('secure'), reset });
    },
  ],
  [
    'a cancelled change of the address',
    async ({ credentials }) => {
      await credentials.changeEmail(emailChange());
      return credentials.restoreEmail({ ...used('cancel'), keepSession: null });
    },
  ],
  [
    'an address that is restored',
    async ({ tokens, credentials }) => {
      await tokens.put(tokenRow('restore', { kind: 'restore' }));
      return credentials.restoreEmail({ ...used('restore'), keepSession: null });
    },
  ],
];

function describeChanges(make: () => Promise<Data>) {
  describe('passkeys', () => {
    test('an account has some, the oldest first, with an e-mail about each', async () => {
      const data = await withPeople(await make());
      expect(await add(data, 'phone', { createdAt: at(2) })).toBe('stored');
      expect(await add(data, 'laptop', { createdAt: at(1) })).toBe('stored');
      expect(await add(data, 'tablet')).toBe('too many');
      expect(idsOf(await data.passkeys.list('ada'))).toEqual(['laptop', 'phone']);
      expect(await data.passkeys.list('ben')).toEqual([]);
      expect(await data.passkeys.byCredential('credential of phone')).toEqual(
        passkeyRow('phone', { createdAt: at(2) }),
      );
      expect(await data.passkeys.byCredential('none')).toBeNull();
      expect(await waiting(data)).toBe(2);
    });

    test('a passkey belongs to one account, which is active, verified and still has its credentials', async () => {
      const data = await withPeople(await make());
      await add(data, 'phone');
      const same = { credentialId: 'credential of phone' };
      expect(await add(data, 'again', same)).toBe('is known');
      const passkey = passkeyRow('other');
      const others = { ...checked, passwordHash: 'other' };
      expect(await data.passkeys.add({ passkey, checked: others, most: 2 }, nothing)).toBe(
        'not allowed',
      );
      await data.users.setBlocked('ada', true);
      expect(await add(data, 'laptop')).toBe('not allowed');
      expect(await waiting(data)).toBe(1);
    });

    test('the number of uses only grows, or is not counted', async () => {
      const data = await withPeople(await make());
      await add(data, 'phone', { counter: 5 });
      await add(data, 'laptop', { counter: 0 });
      const use = async (id: string, counter: number) =>
        data.passkeys.use({ id, counter, now: at(9) });
      expect(await Promise.all([use('phone', 6), use('phone', 6)])).toEqual(
        expect.arrayContaining([true, false]),
      );
      expect(await use('phone', 0)).toBe(false);
      expect(await use('laptop', 0)).toBe(true);
      expect(await use('laptop', 0)).toBe(true);
      expect(await use('none', 1)).toBe(false);
      expect(await data.passkeys.list('ada')).toMatchObject([
        { id: 'laptop', counter: 0, lastUsedAt: at(9) },
        { id: 'phone', counter: 6, lastUsedAt: at(9) },
      ]);
    });

    test('its owner renames and removes it, nobody else does', async () => {
      const data = await withPeople(await make());
      await add(data, 'phone');
      const { passkeys } = data;
      const own = { id: 'phone', userId: 'ada' };
      expect(await passkeys.rename({ ...own, userId: 'ben' }, 'Mine')).toBe(false);
      expect(await passkeys.remove({ ...own, userId: 'ben' }, outgoing('no'))).toBe('missing');
      expect(await passkeys.rename(own, 'My phone')).toBe(true);
      expect(await passkeys.list('ada')).toMatchObject([{ name: 'My phone' }]);
      await data.users.setBlocked('ada', true);
      expect(await passkeys.rename(own, 'Blocked')).toBe(false);
      expect(await passkeys.remove(own, outgoing('blocked'))).toBe('missing');
      await data.users.setBlocked('ada', false);
      expect(await passkeys.remove(own, outgoing('removed'))).toBe('removed');
      expect(await passkeys.remove(own, outgoing('again'))).toBe('missing');
      expect(await passkeys.list('ada')).toEqual([]);
      expect(await waiting(data)).toBe(2);
    });
  });
}

function describeRequired(make: () => Promise<Data>) {
  describe('required passkeys', () => {
    const required = { userId: 'ada', checked, hashes: ['one', 'two'] };
    const stateOf = async ({ users }: Data) => {
      const user = await users.byId('ada');
      return [user?.needsPasskey, user?.recoveryHashes];
    };

    test('an account with a passkey can need one, and each of its codes is used once', async () => {
      const data = await withPeople(await make());
      const { passkeys } = data;
      expect(await passkeys.require(required, nothing)).toBe('no passkey');
      await add(data, 'phone');
      const others = { ...checked, passwordHash: 'other' };
      expect(await passkeys.require({ ...required, checked: others }, outgoing('refused'))).toBe(
        'not allowed',
      );
      expect(await passkeys.useCode('ada', 'one')).toBe(false);
      expect(await passkeys.require(required, outgoing('needed'))).toBe('stored');
      expect(await stateOf(data)).toEqual([true, ['one', 'two']]);
      const uses = ['one', 'one', 'none'].map(async (hash) => passkeys.useCode('ada', hash));
      expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
      expect(await stateOf(data)).toEqual([true, ['two']]);
      expect(await passkeys.require({ ...required, hashes: null }, outgoing('no longer'))).toBe(
        'stored',
      );
      expect(await stateOf(data)).toEqual([false, []]);
      const letters = idsOf((await data.letters.list({ skip: 0, take: 9 })).rows);
      expect(letters.toSorted()).toEqual(['about phone', 'needed', 'no longer']);
    });

    test('the last passkey of an account that needs one stays', async () => {
      const data = await withPeople(await make());
      await add(data, 'phone');
      await add(data, 'laptop');
      await data.passkeys.require(required, nothing);
      const remove = async (id: string) =>
        data.passkeys.remove({ id, userId: 'ada' }, outgoing(`without ${id}`));
      const outcomes = await Promise.all([remove('phone'), remove('laptop')]);
      expect(outcomes.toSorted()).toEqual(['is needed', 'removed']);
      await data.users.setBlocked('ada', true);
      expect(await data.passkeys.require(required, nothing)).toBe('not allowed');
    });

    test.each(takenBack)('after %s an account needs none', async (_, takeBack) => {
      const data = await withPeople(await make());
      await add(data, 'phone');
      await data.passkeys.require(required, nothing);
      await takeBack(data);
      expect(await stateOf(data)).toEqual([false, []]);
    });
  });
}

/** What other changes of an account do to its passkeys. */
export function describePasskeys(make: () => Promise<Data>) {
  describeChanges(make);
  describeRequired(make);
  describe('passkeys of a changed account', () => {
    test('removing the account removes its passkeys', async () => {
      const data = await withPeople(await make());
      await add(data, 'phone');
      await data.users.remove('ada');
      expect(await data.passkeys.byCredential('credential of phone')).toBeNull();
    });

    test.each(takenBack)('%s removes the passkeys of the account', async (_, takeBack) => {
      const data = await withPeople(await make());
      await add(data, 'phone');
      expect(await takeBack(data)).toBeTruthy();
      expect(await data.passkeys.list('ada')).toEqual([]);
    });

    test('a new password leaves them', async () => {
      const data = await withPeople(await make());
      await add(data, 'phone');
      const change = { userId: 'ada', expected: 'hash', keepSession: 'desk' };
      await data.credentials.setPassword({ ...change, passwordHash: 'new' });
      expect(idsOf(await data.passkeys.list('ada'))).toEqual(['phone']);
    });
  });
}
