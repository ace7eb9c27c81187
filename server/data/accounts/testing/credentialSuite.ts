import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, emailRow, tokenRow, userRow } from '../../testing/rows';
import { cancelLimits } from '../cancelLimits';
import {
  accessLeft,
  checked,
  confirmation,
  emailChange,
  used,
  withAccess,
  withPendingEmail,
} from './accountAccess';
import { describeEmailAddresses } from './emailAddressSuite';

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

    test('a reset consumes its token and ends all access, also links that restore an address', async () => {
      const data = await withAccess(await make());
      const reset = { ...used('reset'), passwordHash: 'new' };
      expect(await data.credentials.resetPassword(reset)).toBe('ada');
      expect(await data.credentials.resetPassword(reset)).toBeNull();
      expect(await data.users.byId('ada')).toMatchObject({ passwordHash: 'new' });
      expect(await accessLeft(data)).toEqual(['bens']);
    });

    test('a new password, a reset and a link to the provider drop the pending address', async () => {
      const changes: ((data: Data) => Promise<unknown>)[] = [
        async ({ credentials }) =>
          credentials.resetPassword({ ...used('reset'), passwordHash: 'new' }),
        async ({ credentials }) =>
          credentials.setPassword({
            userId: 'ada',
            expected: 'hash',
            passwordHash: 'new',
            keepSession: 'desk',
          }),
        async ({ credentials }) => credentials.mergeProvider(merge),
      ];
      for (const change of changes) {
        const data = await withPendingEmail(await withAccess(await make()));
        expect(await change(data)).toBeTruthy();
        expect(await data.users.byId('ada')).toMatchObject({ pendingEmail: null });
        const left = await accessLeft(data);
        expect(left).not.toContain('confirm');
        expect(left).not.toContain('cancel');
        expect(await data.credentials.confirmEmail(confirmation)).toBeNull();
      }
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

function describePasswordEmails(make: () => Promise<Data>) {
  test('e-mails are stored only with a change of the password', async () => {
    const data = await withAccess(await make());
    const { credentials, letters } = data;
    const change = { userId: 'ada', expected: 'hash', passwordHash: 'new', keepSession: 'desk' };
    const told = (id: string) => ({ letters: [emailRow(id, { userId: 'ada' })], tokens: [] });
    const reset = { ...used('reset'), passwordHash: 'new' };
    await credentials.resetPassword(reset, told('reset'));
    await credentials.resetPassword(reset, told('used'));
    await credentials.setPassword(change, told('refused'));
    await credentials.setPassword({ ...change, expected: 'new' }, told('changed'));
    const { rows } = await letters.list({ skip: 0, take: 20 });
    expect(rows.map(({ id }) => id).toSorted()).toEqual(['changed', 'reset']);
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

    test('is unlinked by a confirmed change of address, but not by one that is pending', async () => {
      const { credentials, users } = await withAccess(await make());
      await credentials.mergeProvider({ ...merge, tokenHash: null });
      await credentials.changeEmail(emailChange());
      expect(await users.byProviderId('google-ada')).toMatchObject({ id: 'ada' });
      await credentials.confirmEmail(confirmation);
      expect(await users.byProviderId('google-ada')).toBeNull();
    });

    test('stays at a confirmed change if nothing else opens the account, until that is taken back', async () => {
      const { credentials, users } = await withAccess(await make());
      const dora = { isProviderLinked: true, providerId: 'google-dora', passwordHash: null };
      await users.insert(userRow('dora', dora));
      const change = { userId: 'dora', checked: { email: 'dora@example.com', passwordHash: null } };
      await credentials.changeEmail(emailChange(change));
      await credentials.confirmEmail({ ...confirmation, username: 'dora' });
      expect(await users.byProviderId('google-dora')).toMatchObject({ email: 'new@example.com' });
      await credentials.restoreEmail({ ...used('cancel'), keepSession: null });
      expect(await users.byProviderId('google-dora')).toBeNull();
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

/** Changes of ada's address, one a minute: the first at minute 1. */
async function changeOften({ credentials }: Data, times: number) {
  for (let number = 1; number <= times; number += 1) {
    const hashes = { confirm: `confirm-${number}`, cancel: `cancel-${number}` };
    await credentials.changeEmail({ ...emailChange(hashes), now: at(number) });
  }
}

function describeCancels(make: () => Promise<Data>) {
  test('an account keeps the links that cancel its newest changes, earlier ones for a week', async () => {
    const data = await withAccess(await make());
    const times = cancelLimits.most + 2;
    await changeOften(data, times);
    const ends: (number | undefined)[] = [];
    for (let number = 1; number <= times; number += 1)
      ends.push((await data.tokens.peek(`cancel-${number}`, 'cancel'))?.expiresAt);
    const earlier = ends
      .slice(2, -1)
      .map((_, index) => at(index + 4) + cancelLimits.afterNextChange);
    expect(ends).toEqual([undefined, undefined, ...earlier, Number.MAX_SAFE_INTEGER]);
  });

  test('links that have ended don’t restore the address when the change is confirmed', async () => {
    const data = await withAccess(await make());
    await changeOften(data, 2);
    const { tokens, credentials } = data;
    const now = at(2) + cancelLimits.afterNextChange;
    await tokens.setExpiry({ hash: 'confirm-2', kind: 'confirm', expiresAt: now + 1 });
    const link = { ...confirmation, tokenHash: 'confirm-2', now, restoreUntil: now + 9 };
    expect(await credentials.confirmEmail(link)).toMatchObject({ email: 'new@example.com' });
    expect(await tokens.peek('cancel-1', 'cancel')).toBeNull();
    expect(await tokens.peek('cancel-1', 'restore')).toBeNull();
    expect(await tokens.peek('cancel-2', 'restore')).toMatchObject({ expiresAt: now + 9 });
  });
}

export function describeCredentials(make: () => Promise<Data>) {
  describe('credentials', () => {
    describeCancels(make);
    describePasswords(make);
    describePasswordEmails(make);
    describeEmailAddresses(make);
    describeProvider(make);
    describeProviderIds(make);
  });
}
