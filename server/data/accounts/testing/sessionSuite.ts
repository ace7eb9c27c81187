import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { withPeople } from '../../testing/fixtures';
import { at, logRow, newSession, sessionRow, tokenRow, userRow } from '../../testing/rows';
import { accessLeft, withAccess } from './accountAccess';

function describeBlocking(make: () => Promise<Data>) {
  test('blocking removes the sessions of the account', async () => {
    const { sessions, users } = await withPeople(await make());
    await sessions.insert(newSession('phone'));
    await sessions.insert(newSession('bens', { userId: 'ben' }));
    expect(await users.setBlocked('ada', true)).toBe(true);
    expect(await sessions.byId('phone')).toBeNull();
    expect(await sessions.byId('bens')).not.toBeNull();
    expect(await users.setBlocked('gone', true)).toBe(false);
  });

  test('the reason of a block stays until the account is unblocked', async () => {
    const { users } = await withPeople(await make());
    await users.insert(userRow('root', { role: 'admin' }));
    const because = async (isBlocked: boolean, reason: string) => {
      const entry = logRow(reason, { actorId: 'root', reason });
      await users.setBlocked('ada', isBlocked, { entry });
      return (await users.byId('ada'))?.blockReason;
    };
    expect(await because(true, 'Advertising.')).toBe('Advertising.');
    expect(await because(true, 'Another reason.')).toBe('Advertising.');
    expect(await because(false, 'A mistake.')).toBe('');
  });
}

function describeOpenSessions(make: () => Promise<Data>) {
  test('the open sessions of an account are listed, the one that was used last comes first', async () => {
    const { sessions } = await withPeople(await make());
    const used = { phone: 3, desk: 9, tablet: 6, couch: 6 };
    for (const [id, rotatedAt] of Object.entries(used)) {
      await sessions.insert(newSession(id, { createdAt: 1, rotatedAt, device: `On the ${id}` }));
    }
    await sessions.insert(newSession('run out', { createdAt: 1, expiresAt: 50 }));
    await sessions.insert(newSession('bens', { userId: 'ben', createdAt: 1 }));
    const query = { userId: 'ada', now: 50, take: 100 };
    const listed = await sessions.list(query);
    expect(listed.map(({ id }) => id)).toEqual(['desk', 'tablet', 'couch', 'phone']);
    expect(listed[0]?.device).toBe('On the desk');
    const last = await sessions.list({ ...query, take: 1 });
    expect(last.map(({ id }) => id)).toEqual(['desk']);
    expect(await sessions.list({ ...query, userId: 'gone' })).toEqual([]);
  });

  test('a session ends one or all of the others of its account', async () => {
    const data = await withAccess(await make());
    const { sessions } = data;
    await sessions.insert(newSession('tablet'));
    const ofAda = { userId: 'ada', present: 'phone' };
    for (const id of ['bens', 'unknown', 'phone']) {
      expect(await sessions.endOthers({ ...ofAda, id })).toBe(0);
    }
    expect(await sessions.endOthers({ ...ofAda, id: 'tablet' })).toBe(1);
    expect(await sessions.byId('tablet')).toBeNull();
    expect(await sessions.endOthers({ ...ofAda, id: null })).toBe(1);
    const left = await accessLeft(data);
    expect(left).toEqual(expect.arrayContaining(['phone', 'bens']));
    expect(left).not.toContain('desk');
  });

  test('a session that has ended, or is of another account, ends no others', async () => {
    const { sessions } = await withAccess(await make());
    await sessions.remove('phone');
    for (const present of ['phone', 'bens']) {
      for (const id of ['desk', null]) {
        expect(await sessions.endOthers({ userId: 'ada', present, id })).toBeNull();
      }
    }
    expect(await sessions.byId('desk')).not.toBeNull();
  });
}

export function describeSessions(make: () => Promise<Data>) {
  describe('sessions', () => {
    describeOpenSessions(make);
    describeBlocking(make);

    test('expired sessions are swept', async () => {
      const { sessions } = await withPeople(await make());
      await sessions.insert(newSession('old', { createdAt: 1, expiresAt: 50 }));
      await sessions.insert(newSession('open', { createdAt: 1, expiresAt: 51 }));
      expect(await sessions.sweep(50)).toBe(1);
      expect(await sessions.sweep(50)).toBe(0);
      expect(await sessions.byId('old')).toBeNull();
      expect(await sessions.byId('open')).not.toBeNull();
    });

    test('a session can be read until it is removed', async () => {
      const { sessions } = await withPeople(await make());
      await sessions.insert(newSession('phone'));
      expect(await sessions.byId('phone')).toEqual(sessionRow('phone'));
      await sessions.remove('phone');
      await sessions.remove('phone');
      expect(await sessions.byId('phone')).toBeNull();
    });

    test('a session is read with the account as it is now', async () => {
      const { sessions, users } = await withPeople(await make());
      await sessions.insert(newSession('phone'));
      await users.update('ada', { firstName: 'Augusta' });
      const user = await users.byId('ada');
      expect(await sessions.withUser('phone')).toEqual({ session: sessionRow('phone'), user });
      await users.remove('ada');
      expect(await sessions.withUser('phone')).toBeNull();
    });

    test('of two rotations with the same secret one succeeds', async () => {
      const { sessions } = await withPeople(await make());
      await sessions.insert(newSession('phone'));
      const [first, second] = await Promise.all([
        sessions.rotate('phone', 'refresh', { refreshHash: 'next' }),
        sessions.rotate('phone', 'refresh', { refreshHash: 'other' }),
      ]);
      const refreshHash = first ? 'next' : 'other';
      expect([first, second]).toContainEqual(sessionRow('phone', { refreshHash }));
      expect([first, second]).toContain(null);
      expect(await sessions.byId('phone')).toMatchObject({ refreshHash });
      expect(await sessions.rotate('gone', 'refresh', {})).toBeNull();
    });

    test('a new session removes the expired sessions of its account', async () => {
      const { sessions } = await withPeople(await make());
      await sessions.insert(newSession('run out', { createdAt: 1, expiresAt: 50 }));
      await sessions.insert(newSession('open', { createdAt: 1, expiresAt: 51 }));
      await sessions.insert(
        newSession('elsewhere', { userId: 'ben', createdAt: 1, expiresAt: 50 }),
      );
      await sessions.insert(newSession('new', { createdAt: 50, expiresAt: 90 }));
      expect(await sessions.byId('run out')).toBeNull();
      for (const id of ['open', 'elsewhere', 'new']) expect(await sessions.byId(id)).not.toBeNull();
    });

    test('a session is not stored for a removed or blocked account', async () => {
      const { sessions, users } = await withPeople(await make());
      expect(await sessions.insert(newSession('late', { userId: 'gone' }))).toBe(false);
      await users.setBlocked('ada', true);
      expect(await sessions.insert(newSession('blocked'))).toBe(false);
      for (const id of ['late', 'blocked']) expect(await sessions.byId(id)).toBeNull();
    });

    test('a session is not stored if the credentials have changed since they were checked', async () => {
      const { sessions } = await withPeople(await make());
      const { checked, ...session } = newSession('phone');
      for (const change of [{ passwordHash: 'old' }, { email: 'old@example.com' }]) {
        const stale = { ...session, checked: { ...checked, ...change } };
        expect(await sessions.insert(stale)).toBe(false);
      }
      expect(await sessions.byId('phone')).toBeNull();
      expect(await sessions.insert({ ...session, checked })).toBe(true);
    });
  });
}

export function describeTokens(make: () => Promise<Data>) {
  describe('tokens of e-mails', () => {
    test('expired tokens are swept', async () => {
      const { tokens } = await withPeople(await make());
      await tokens.put(tokenRow('old', { expiresAt: 50 }));
      await tokens.put(tokenRow('open', { kind: 'reset', expiresAt: 51 }));
      expect(await tokens.sweep(50)).toBe(1);
      expect(await tokens.peek('old', 'verify')).toBeNull();
      expect(await tokens.peek('open', 'reset')).not.toBeNull();
    });

    test('a token can be read repeatedly', async () => {
      const { tokens } = await withPeople(await make());
      expect(await tokens.put(tokenRow('token'))).toBe(true);
      expect(await tokens.peek('token', 'verify')).toEqual(tokenRow('token'));
      expect(await tokens.peek('token', 'verify')).toEqual(tokenRow('token'));
    });

    test('a token expires at another time, if it is still there', async () => {
      const { tokens } = await withPeople(await make());
      await tokens.put(tokenRow('token'));
      await tokens.setExpiry({ hash: 'token', kind: 'reset', expiresAt: at(1) });
      await tokens.setExpiry({ hash: 'other', kind: 'verify', expiresAt: at(1) });
      expect(await tokens.peek('token', 'verify')).toEqual(tokenRow('token'));
      await tokens.setExpiry({ hash: 'token', kind: 'verify', expiresAt: at(9) });
      expect(await tokens.peek('token', 'verify')).toEqual(tokenRow('token', { expiresAt: at(9) }));
      expect(await tokens.peek('other', 'verify')).toBeNull();
    });

    test('a token is only stored for the current address of its account', async () => {
      const { tokens } = await withPeople(await make());
      expect(await tokens.put(tokenRow('late', { email: 'old@example.com' }))).toBe(false);
      expect(await tokens.put(tokenRow('lost', { userId: 'gone' }))).toBe(false);
      for (const hash of ['late', 'lost']) expect(await tokens.peek(hash, 'verify')).toBeNull();
    });

    test('a token is only valid for its kind', async () => {
      const { tokens } = await withPeople(await make());
      await tokens.put(tokenRow('token'));
      expect(await tokens.peek('token', 'reset')).toBeNull();
      expect(await tokens.peek('token', 'verify')).not.toBeNull();
    });

    test('a new token replaces older ones of its kind and account', async () => {
      const { tokens } = await withPeople(await make());
      await tokens.put(tokenRow('old'));
      await tokens.put(tokenRow('reset', { kind: 'reset' }));
      await tokens.put(tokenRow('bens', { userId: 'ben' }));
      await tokens.put(tokenRow('new'));
      expect(await tokens.peek('old', 'verify')).toBeNull();
      expect(await tokens.peek('new', 'verify')).not.toBeNull();
      expect(await tokens.peek('reset', 'reset')).not.toBeNull();
      expect(await tokens.peek('bens', 'verify')).not.toBeNull();
    });
  });
}
