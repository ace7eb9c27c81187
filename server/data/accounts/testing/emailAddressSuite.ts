import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, newSession, tokenRow, userRow } from '../../testing/rows';
import {
  accessLeft,
  checked,
  confirmation,
  emailChange,
  used,
  withAccess,
  withPendingEmail,
} from './accountAccess';

const pending = userRow('ada', { pendingEmail: 'new@example.com', bio: 'Moved.' });
const confirmed = { ...pending, email: 'new@example.com', pendingEmail: null };

function describeVerification(make: () => Promise<Data>) {
  test('a verification consumes its token and the other ones', async () => {
    const data = await withAccess(await make());
    const link = { ...used('verify'), username: 'ADA' };
    expect(await data.credentials.verifyEmail({ ...link, username: 'ben' })).toBe(false);
    expect(await data.credentials.verifyEmail(link)).toBe(true);
    expect(await data.credentials.verifyEmail(link)).toBe(false);
    expect(await accessLeft(data)).toEqual(['phone', 'desk', 'bens', 'restore']);
  });

  test('the first verification also consumes tokens that restore an address', async () => {
    const data = await make();
    await data.users.insert(userRow('ada', { isVerified: false }));
    await data.tokens.put(tokenRow('verify'));
    await data.tokens.put(tokenRow('restore', { kind: 'restore' }));
    expect(await data.credentials.verifyEmail({ ...used('verify'), username: 'ada' })).toBe(true);
    expect(await accessLeft(data)).toEqual([]);
  });
}

function describeUnverified(make: () => Promise<Data>) {
  test('an address that is not verified is replaced at once and can’t be restored', async () => {
    const data = await make();
    const unverified = { isVerified: false, providerId: 'google-ada', isProviderLinked: true };
    await data.users.insert(userRow('ada', unverified));
    for (const id of ['phone', 'desk']) await data.sessions.insert(newSession(id));
    await data.tokens.put(tokenRow('verify'));
    const { pendingEmail: _, ...row } = userRow('ada', { isVerified: false });
    expect(await data.credentials.changeEmail(emailChange())).toMatchObject({
      after: { ...row, email: 'new@example.com', pendingEmail: null, bio: 'Moved.' },
    });
    expect(await accessLeft(data)).toEqual(['desk']);
  });

  test('it is not replaced by a taken one', async () => {
    const data = await withAccess(await make());
    await data.users.insert(userRow('dora', { isVerified: false }));
    const ofDora = { email: 'dora@example.com', passwordHash: 'hash' };
    const taken = { userId: 'dora', checked: ofDora, patch: { email: 'BEN@example.com' } };
    expect(await data.credentials.changeEmail(emailChange(taken))).toBe('email taken');
  });
}

function describePending(make: () => Promise<Data>) {
  test('a new address of a verified account is pending, and all access stays', async () => {
    const data = await withAccess(await make());
    expect(await data.credentials.changeEmail(emailChange())).toEqual({
      before: userRow('ada'),
      after: pending,
    });
    expect(await data.users.byId('ada')).toEqual(pending);
    expect(await data.users.byEmail('new@example.com')).toBeNull();
    const all = ['phone', 'desk', 'bens', 'verify', 'reset', 'restore', 'merge'];
    expect(await accessLeft(data)).toEqual([...all, 'confirm', 'cancel']);
    expect(await data.users.insert(userRow('dora', { email: 'NEW@example.com' }))).toBeTypeOf(
      'object',
    );
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

  test('a token that confirms is stored only for the pending address, and replaces the older one', async () => {
    const data = await withPendingEmail(await withAccess(await make()));
    const token = { kind: 'confirm' as const, expiresAt: at(60) };
    expect(await data.tokens.put(tokenRow('other', token))).toBe(false);
    const again = tokenRow('again', { ...token, email: 'new@example.com' });
    expect(await data.tokens.put(again)).toBe(true);
    expect(await data.tokens.peek('confirm', 'confirm')).toBeNull();
    await data.credentials.cancelEmailChange('ada');
    expect(await data.tokens.put(again)).toBe(false);
  });

  test('a pending address is dropped with its tokens, once', async () => {
    const data = await withPendingEmail(await withAccess(await make()));
    const { credentials } = data;
    const kept = { ...pending, pendingEmail: null };
    expect(await credentials.cancelEmailChange('ada')).toEqual(kept);
    expect(await credentials.cancelEmailChange('ada')).toBeNull();
    expect(await credentials.cancelEmailChange('missing')).toBeNull();
    expect(await data.users.byId('ada')).toEqual(kept);
    expect(await credentials.confirmEmail(confirmation)).toBeNull();
    expect(await credentials.restoreEmail({ ...used('cancel'), keepSession: null })).toBeNull();
    expect(await accessLeft(data)).toHaveLength(7);
  });
}

function describeConfirmation(make: () => Promise<Data>) {
  test('a confirmed address replaces the present one once, and ends other access', async () => {
    const data = await withPendingEmail(await withAccess(await make()));
    const link = { ...confirmation, username: 'ADA', keepSession: 'phone' };
    const both = await Promise.all([
      data.credentials.confirmEmail(link),
      data.credentials.confirmEmail(link),
    ]);
    expect(both.filter((user) => user !== null)).toEqual([confirmed]);
    expect(await data.users.byEmail('ada@example.com')).toBeNull();
    expect(await accessLeft(data)).toEqual(['phone', 'bens', 'restore']);
    expect(await data.tokens.peek('cancel', 'restore')).toMatchObject({
      email: 'ada@example.com',
      expiresAt: at(99),
    });
  });

  test('a token of another name, time or address confirms nothing', async () => {
    const data = await withPendingEmail(await withAccess(await make()));
    const { credentials } = data;
    expect(await credentials.confirmEmail({ ...confirmation, username: 'ben' })).toBeNull();
    expect(await credentials.confirmEmail({ ...confirmation, now: at(60) })).toBeNull();
    expect(await credentials.confirmEmail({ ...confirmation, ...used('cancel') })).toBeNull();
    const later = { patch: { email: 'other@example.com' }, confirm: 'later', cancel: 'second' };
    await credentials.changeEmail(emailChange(later));
    expect(await credentials.confirmEmail(confirmation)).toBeNull();
    expect(await data.users.byId('ada')).toMatchObject({ pendingEmail: 'other@example.com' });
  });

  test('an address that is taken in the meantime is not confirmed, and the change stays pending', async () => {
    const data = await withPendingEmail(await withAccess(await make()));
    await data.users.insert(userRow('dora', { email: 'New@example.com' }));
    expect(await data.credentials.confirmEmail(confirmation)).toBe('email taken');
    expect(await data.users.byId('ada')).toEqual(pending);
    expect(await accessLeft(data)).toHaveLength(9);
  });
}

function describeRestoring(make: () => Promise<Data>) {
  const link = (hash: string) => ({ ...used(hash), keepSession: null });

  test('the link to the present address cancels a pending change and ends other access', async () => {
    const data = await withPendingEmail(await withAccess(await make()));
    const later = { patch: { email: 'second@example.com' }, confirm: 'later', cancel: 'second' };
    await data.credentials.changeEmail(emailChange(later));
    const kept = { ...link('cancel'), keepSession: 'desk' };
    expect(await data.credentials.restoreEmail(kept)).toEqual({
      user: { ...pending, pendingEmail: null },
      kind: 'cancelled',
    });
    expect(await data.credentials.restoreEmail(kept)).toBeNull();
    expect(await data.credentials.restoreEmail(link('second'))).toBeNull();
    expect(await accessLeft(data)).toEqual(['desk', 'bens', 'restore']);
  });

  test('it takes a confirmed change back, and an account with a later pending one is verified', async () => {
    const data = await withPendingEmail(await withAccess(await make()));
    await data.credentials.confirmEmail(confirmation);
    const of = { checked: { email: 'new@example.com', passwordHash: 'hash' } };
    await data.credentials.changeEmail(
      emailChange({ ...of, patch: { email: 'third@example.com' }, cancel: 'second' }),
    );
    expect(await data.credentials.restoreEmail(link('cancel'))).toMatchObject({
      user: { email: 'ada@example.com', pendingEmail: null, isVerified: true },
      kind: 'restored',
    });
    expect(await data.tokens.peek('second', 'cancel')).toBeNull();
    expect(await data.credentials.restoreEmail({ ...link('restore'), now: at(60) })).toBeNull();
  });

  test('tokens of later changes go, those of earlier ones stay', async () => {
    const data = await withAccess(await make());
    const { credentials, tokens } = data;
    for (const [step, from] of ['ada', 'one', 'two'].entries()) {
      const to = { email: `${['one', 'two', 'three'][step]}@example.com` };
      const before = { email: `${from}@example.com`, passwordHash: 'hash' };
      const own = { checked: before, patch: to, cancel: `from-${from}` };
      expect(await credentials.changeEmail(emailChange(own))).toBeTypeOf('object');
      const until = { restoreUntil: at(90 + step) };
      expect(await credentials.confirmEmail({ ...confirmation, ...until })).toMatchObject(to);
    }
    expect(await credentials.restoreEmail(link('from-one'))).toMatchObject({
      user: { email: 'one@example.com' },
    });
    expect(await tokens.peek('from-ada', 'restore')).not.toBeNull();
    expect(await tokens.peek('from-two', 'restore')).toBeNull();
  });

  test('an address that is taken in the meantime is not restored, and the token stays', async () => {
    const data = await withPendingEmail(await withAccess(await make()));
    await data.credentials.confirmEmail(confirmation);
    await data.users.insert(userRow('dora', { email: 'ada@example.com' }));
    expect(await data.credentials.restoreEmail(link('cancel'))).toBe('email taken');
    expect(await data.tokens.peek('cancel', 'restore')).not.toBeNull();
  });
}

export function describeEmailAddresses(make: () => Promise<Data>) {
  describe('e-mail addresses', () => {
    describeVerification(make);
    describeUnverified(make);
    describePending(make);
    describeConfirmation(make);
    describeRestoring(make);
  });
}
