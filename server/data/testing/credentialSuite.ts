import { describe, expect, test } from 'vitest';
import type { Data } from '../port';
import { withPeople } from './fixtures';
import { at, newSession, tokenRow, userRow } from './rows';

const checked = { email: 'ada@example.com', passwordHash: 'hash' };
const now = at(1);
const used = (tokenHash: string) => ({ tokenHash, now });

/** Adds three sessions of ada and one token of each kind. */
async function withAccess(data: Data) {
  await withPeople(data);
  for (const id of ['phone', 'desk']) await data.sessions.insert(newSession(id));
  await data.sessions.insert(newSession('bens', { userId: 'ben' }));
  for (const kind of ['verify', 'reset', 'restore', 'merge'] as const) {
    await data.tokens.put(tokenRow(kind, { kind }));
  }
  return data;
}

/** The sessions and tokens of `withAccess` that are left. */
async function accessLeft({ sessions, tokens }: Data) {
  const left: string[] = [];
  for (const id of ['phone', 'desk', 'bens']) if (await sessions.byId(id)) left.push(id);
  for (const kind of ['verify', 'reset', 'restore', 'merge'] as const) {
    if (await tokens.peek(kind, kind)) left.push(kind);
  }
  return left;
}

function emailChange(overrides: object = {}) {
  const restore = { hash: 'taken back', expiresAt: at(99) };
  const patch = { email: 'new@example.com', bio: 'Moved.' };
  const outgoing = { letters: [], tokens: [] };
  const kept = { keepSession: 'desk', now };
  return { userId: 'ada', checked, patch, restore, ...kept, outgoing, ...overrides };
}

function describePasswords(make: () => Promise<Data>) {
  describe('passwords', () => {
    test('a password is set once for the hash that was checked, and ends other access', async () => {
      const data = await withAccess(await make());
      const change = { userId: 'ada', expected: 'hash', keepSession: 'desk' };
      const [isFirst, isSecond] = await Promise.all([
        data.credentials.setPassword({ ...change, passwordHash: 'one' }),
        data.credentials.setPassword({ ...change, passwordHash: 'two' }),
      ]);
      expect(isFirst).not.toBe(isSecond);
      const passwordHash = isFirst ? 'one' : 'two';
      expect(await data.users.byId('ada')).toMatchObject({ passwordHash });
      expect(await accessLeft(data)).toEqual(['desk', 'bens', 'restore']);
    });

    test('a new hash of the same password replaces only the expected one, and access stays', async () => {
      const data = await withAccess(await make());
      const rehash = { userId: 'ada', expected: 'hash', passwordHash: 'stronger' };
      expect(await data.credentials.rehash({ ...rehash, expected: 'other' })).toBe(false);
      expect(await data.credentials.rehash({ ...rehash, userId: 'missing' })).toBe(false);
      expect(await data.credentials.rehash(rehash)).toBe(true);
      expect(await data.credentials.rehash(rehash)).toBe(false);
      expect(await data.users.byId('ada')).toEqual(userRow('ada', { passwordHash: 'stronger' }));
      const all = ['phone', 'desk', 'bens', 'verify', 'reset', 'restore', 'merge'];
      expect(await accessLeft(data)).toEqual(all);
    });

    test('a reset consumes its token and ends all access', async () => {
      const data = await withAccess(await make());
      const reset = { ...used('reset'), passwordHash: 'new' };
      expect(await data.credentials.resetPassword(reset)).toBe('ada');
      expect(await data.credentials.resetPassword(reset)).toBeNull();
      expect(await data.users.byId('ada')).toMatchObject({ passwordHash: 'new' });
      expect(await accessLeft(data)).toEqual(['bens', 'restore']);
    });

    test('a token that has expired or is of another kind resets nothing', async () => {
      const data = await withAccess(await make());
      const { credentials, users } = data;
      const passwordHash = 'new';
      const late = { tokenHash: 'reset', now: at(60), passwordHash };
      expect(await credentials.resetPassword(late)).toBeNull();
      expect(await credentials.resetPassword({ ...used('verify'), passwordHash })).toBeNull();
      expect(await users.byId('ada')).toEqual(userRow('ada'));
    });
  });
}

function describeAddresses(make: () => Promise<Data>) {
  describe('addresses', () => {
    test('a verification consumes its token', async () => {
      const data = await withAccess(await make());
      const link = { ...used('verify'), username: 'ADA' };
      expect(await data.credentials.verifyEmail({ ...link, username: 'ben' })).toBe(false);
      expect(await data.credentials.verifyEmail(link)).toBe(true);
      expect(await data.credentials.verifyEmail(link)).toBe(false);
    });

    test('a change of address ends other access and stores the token that takes it back', async () => {
      const data = await withAccess(await make());
      expect(await data.credentials.changeEmail(emailChange())).toEqual({
        before: userRow('ada'),
        after: {
          ...userRow('ada', { email: 'new@example.com', bio: 'Moved.' }),
          isVerified: false,
        },
      });
      expect(await accessLeft(data)).toEqual(['desk', 'bens', 'restore']);
      expect(await data.tokens.peek('taken back', 'restore')).toMatchObject({
        email: 'ada@example.com',
      });
    });

    test('nothing changes if the address is taken or the credentials have changed', async () => {
      const data = await withAccess(await make());
      const { credentials } = data;
      const taken = emailChange({ patch: { email: 'BEN@example.com' } });
      expect(await credentials.changeEmail(taken)).toBe('email taken');
      for (const stale of [{ passwordHash: 'old' }, { email: 'old@example.com' }]) {
        const change = emailChange({ checked: { ...checked, ...stale } });
        expect(await credentials.changeEmail(change)).toBeNull();
      }
      expect(await data.users.byId('ada')).toEqual(userRow('ada'));
      expect(await accessLeft(data)).toHaveLength(7);
    });

    test('a restored address is verified; tokens of later changes go, those of earlier ones stay', async () => {
      const data = await withPeople(await make());
      const { credentials, tokens, users } = data;
      const token = (hash: string, expiresAt: number) => ({ restore: { hash, expiresAt } });
      await credentials.changeEmail(emailChange(token('first', at(10))));
      const second = { email: 'new@example.com', passwordHash: 'hash' };
      const third = { email: 'third@example.com', passwordHash: 'hash' };
      await credentials.changeEmail(
        emailChange({ checked: second, patch: { email: third.email }, ...token('second', at(11)) }),
      );
      await credentials.changeEmail(
        emailChange({
          checked: third,
          patch: { email: 'x@example.com' },
          ...token('third', at(12)),
        }),
      );
      const link = { ...used('second'), keepSession: null };
      expect(await credentials.restoreEmail(link)).toMatchObject({
        email: second.email,
        isVerified: true,
      });
      expect(await credentials.restoreEmail(link)).toBeNull();
      expect(await tokens.peek('first', 'restore')).not.toBeNull();
      expect(await tokens.peek('third', 'restore')).toBeNull();
      expect(await users.byId('ada')).toMatchObject({ email: second.email });
    });

    test('an address that is taken in the meantime is not restored, and the token stays', async () => {
      const data = await withPeople(await make());
      await data.credentials.changeEmail(emailChange());
      await data.users.insert(userRow('dora', { email: 'ada@example.com' }));
      const link = { ...used('taken back'), keepSession: null };
      expect(await data.credentials.restoreEmail(link)).toBe('email taken');
      expect(await data.tokens.peek('taken back', 'restore')).not.toBeNull();
    });
  });
}

const merge = { userId: 'ada', checked, tokenHash: 'merge', providerId: 'google-ada' };

function describeProviderIds(make: () => Promise<Data>) {
  describe('the id of the sign-in provider', () => {
    test('is not linked if another account has its id', async () => {
      const data = await withAccess(await make());
      const { credentials, users } = data;
      const providerId = 'google-ada';
      await users.insert(userRow('dora', { isProviderLinked: true, providerId }));
      await users.insert(userRow('emil', { isVerified: false }));
      await users.insert(userRow('finn', { isProviderLinked: true }));
      const left = await accessLeft(data);
      const link = (id: string) => ({ userId: id, email: `${id}@example.com`, providerId });
      expect(await credentials.mergeProvider(merge)).toBeNull();
      expect(await credentials.takeOver(link('emil'))).toBeNull();
      expect(await credentials.storeProviderId(link('finn'))).toBe(false);
      const again = userRow('gwen', { isProviderLinked: true, providerId });
      expect(await users.insert(again)).toBe('email taken');
      expect(await users.byProviderId(providerId)).toMatchObject({ id: 'dora' });
      expect(await users.byProviderId('')).toBeNull();
      expect(await accessLeft(data)).toEqual(left);
    });

    test('has its id stored once, for a linked account with the same address', async () => {
      const { credentials, users } = await withAccess(await make());
      await users.insert(userRow('dora', { isProviderLinked: true }));
      const link = { userId: 'dora', email: 'Dora@example.com', providerId: 'google-dora' };
      const other = { ...link, email: 'other@example.com' };
      const unlinked = { ...link, userId: 'ada', email: 'ada@example.com' };
      expect(await credentials.storeProviderId(other)).toBe(false);
      expect(await credentials.storeProviderId(unlinked)).toBe(false);
      expect(await credentials.storeProviderId(link)).toBe(true);
      expect(await credentials.storeProviderId({ ...link, providerId: 'else' })).toBe(false);
      expect(await users.byProviderId('google-dora')).toEqual(
        userRow('dora', { isProviderLinked: true, providerId: 'google-dora' }),
      );
    });

    test('is unlinked by a change of address', async () => {
      const { credentials, users } = await withAccess(await make());
      await credentials.mergeProvider({ ...merge, tokenHash: null });
      expect(await users.byProviderId('google-ada')).toMatchObject({ id: 'ada' });
      await credentials.changeEmail(emailChange());
      expect(await users.byProviderId('google-ada')).toBeNull();
    });
  });
}

function describeProvider(make: () => Promise<Data>) {
  describe('the sign-in provider', () => {
    test('is linked once by a token, and ends all access', async () => {
      const data = await withAccess(await make());
      const both = await Promise.all([
        data.credentials.mergeProvider(merge),
        data.credentials.mergeProvider(merge),
      ]);
      const linked = both.filter((user) => user !== null);
      expect(linked).toEqual([
        { ...userRow('ada'), isProviderLinked: true, providerId: 'google-ada' },
      ]);
      expect(await accessLeft(data)).toEqual(['bens', 'restore']);
    });

    test('is not linked if the credentials have changed', async () => {
      const { credentials, users } = await withAccess(await make());
      const stale = { ...merge, checked: { ...checked, passwordHash: 'old' } };
      expect(await credentials.mergeProvider(stale)).toBeNull();
      expect(await users.byId('ada')).toEqual(userRow('ada'));
    });

    test('takes over only accounts that were never verified, without a password and access', async () => {
      const data = await withAccess(await make());
      await data.users.insert(userRow('dora', { isVerified: false }));
      await data.tokens.put(tokenRow('kept', { kind: 'restore', userId: 'dora' }));
      const take = (id: string) =>
        data.credentials.takeOver({
          userId: id,
          email: `${id}@example.com`,
          providerId: `google-${id}`,
        });
      const other = { userId: 'dora', providerId: 'google-dora' };
      expect(await take('ada')).toBeNull();
      expect(await data.credentials.takeOver({ ...other, email: 'x@y.example' })).toBeNull();
      expect(await take('dora')).toMatchObject({
        isVerified: true,
        isProviderLinked: true,
        providerId: 'google-dora',
        passwordHash: null,
      });
      expect(await data.tokens.peek('kept', 'restore')).toBeNull();
      expect(await take('dora')).toBeNull();
    });
  });
}

export function describeCredentials(make: () => Promise<Data>) {
  describe('credentials', () => {
    describePasswords(make);
    describeAddresses(make);
    describeProvider(make);
    describeProviderIds(make);
  });
}
