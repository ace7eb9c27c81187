import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { at, tokenRow } from '../../testing/rows';
import { accessLeft, checked, used, withAccess, withPendingEmail } from './accountAccess';

const reset = tokenRow('next', { kind: 'reset' });
const securing = { ...used('secure'), reset };

async function withLink(make: () => Promise<Data>) {
  const data = await withPendingEmail(await withAccess(await make()));
  await data.tokens.put(tokenRow('secure', { kind: 'secure' }));
  await data.devices.remember(
    { hash: 'laptop', userId: 'ada', seenAt: at(0), expiresAt: at(9) },
    9,
  );
  return data;
}

/** The link of an e-mail about a sign-in. */
export function describeSecuring(make: () => Promise<Data>) {
  describe('securing an account', () => {
    test('the link ends all access once, and a new password can be set', async () => {
      const data = await withLink(make);
      const secured = await Promise.all([
        data.credentials.secureAccount(securing),
        data.credentials.secureAccount({ ...securing, reset: { ...reset, hash: 'other' } }),
      ]);
      expect(secured.filter((user) => user?.id === 'ada')).toHaveLength(1);
      expect(await accessLeft(data)).toEqual(['bens', 'restore']);
      expect(await data.devices.isKnown('laptop', at(1))).toBe(false);
      expect(await data.users.byId('ada')).toMatchObject({ pendingEmail: null });
      const tokenHash = secured[0] ? 'next' : 'other';
      const password = { ...used(tokenHash), passwordHash: 'new' };
      expect(await data.credentials.resetPassword(password)).toBe('ada');
    });

    test('a link that has expired, is unknown or is not of this account changes nothing', async () => {
      const data = await withLink(make);
      const { secureAccount } = data.credentials;
      expect(await secureAccount({ ...securing, now: at(60) })).toBeNull();
      expect(await secureAccount({ ...securing, tokenHash: 'reset' })).toBeNull();
      expect(await secureAccount({ ...securing, reset: { ...reset, userId: 'ben' } })).toBeNull();
      expect(await accessLeft(data)).toContain('secure');
      expect(await data.sessions.byId('desk')).not.toBeNull();
    });

    test('it survives a change of the password, but not a confirmed change of the address', async () => {
      const data = await withLink(make);
      const change = { userId: 'ada', expected: checked.passwordHash, keepSession: 'desk' };
      await data.credentials.setPassword({ ...change, passwordHash: 'thief' });
      expect(await accessLeft(data)).toEqual(['desk', 'bens', 'restore', 'secure']);
      expect(await data.credentials.secureAccount(securing)).toMatchObject({ id: 'ada' });

      const moved = await withLink(make);
      const link = { ...used('confirm'), username: 'ada', restoreUntil: at(99), keepSession: null };
      await moved.credentials.confirmEmail(link);
      expect(await moved.credentials.secureAccount(securing)).toBeNull();
    });
  });
}
