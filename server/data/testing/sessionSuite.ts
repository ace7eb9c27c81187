import { describe, expect, test } from 'vitest';
import type { Data } from '../port';
import { withPeople } from './fixtures';
import { sessionRow, tokenRow } from './rows';

export function describeSessions(make: () => Data) {
  describe('sessions', () => {
    test('a session can be read until it is removed', async () => {
      const { sessions } = await withPeople(make());
      await sessions.insert(sessionRow('phone'));
      expect(await sessions.byId('phone')).toEqual(sessionRow('phone'));
      await sessions.remove('phone');
      await sessions.remove('phone');
      expect(await sessions.byId('phone')).toBeNull();
    });

    test('of two rotations with the same secret one succeeds', async () => {
      const { sessions } = await withPeople(make());
      await sessions.insert(sessionRow('phone'));
      const [first, second] = await Promise.all([
        sessions.rotate('phone', 'refresh', { refreshHash: 'next' }),
        sessions.rotate('phone', 'refresh', { refreshHash: 'other' }),
      ]);
      expect(first).toEqual(sessionRow('phone', { refreshHash: 'next' }));
      expect(second).toBeNull();
      expect(await sessions.byId('phone')).toMatchObject({ refreshHash: 'next' });
      expect(await sessions.rotate('gone', 'refresh', {})).toBeNull();
    });

    test('a new session removes the expired sessions of its account', async () => {
      const { sessions } = await withPeople(make());
      await sessions.insert(sessionRow('run out', { createdAt: 1, expiresAt: 50 }));
      await sessions.insert(sessionRow('open', { createdAt: 1, expiresAt: 51 }));
      await sessions.insert(
        sessionRow('elsewhere', { userId: 'ben', createdAt: 1, expiresAt: 50 }),
      );
      await sessions.insert(sessionRow('new', { createdAt: 50, expiresAt: 90 }));
      expect(await sessions.byId('run out')).toBeNull();
      for (const id of ['open', 'elsewhere', 'new']) expect(await sessions.byId(id)).not.toBeNull();
    });

    test('all sessions of an account are removed except the given one', async () => {
      const { sessions } = await withPeople(make());
      await sessions.insert(sessionRow('phone'));
      await sessions.insert(sessionRow('desk'));
      await sessions.insert(sessionRow('bens', { userId: 'ben' }));
      await sessions.removeOfUser('ada', 'desk');
      expect(await sessions.byId('phone')).toBeNull();
      expect(await sessions.byId('desk')).not.toBeNull();
      await sessions.removeOfUser('ada');
      expect(await sessions.byId('desk')).toBeNull();
      expect(await sessions.byId('bens')).not.toBeNull();
    });

    test('a session of a removed account is not stored', async () => {
      const { sessions } = await withPeople(make());
      await sessions.insert(sessionRow('late', { userId: 'gone' }));
      expect(await sessions.byId('late')).toBeNull();
    });
  });
}

export function describeTokens(make: () => Data) {
  describe('e-mailed tokens', () => {
    test('a token can be peeked repeatedly and taken once', async () => {
      const { tokens } = await withPeople(make());
      await tokens.put(tokenRow('token'));
      expect(await tokens.peek('token', 'verify')).toEqual(tokenRow('token'));
      const taken = await Promise.all([
        tokens.take('token', 'verify'),
        tokens.take('token', 'verify'),
      ]);
      expect(taken).toEqual([tokenRow('token'), null]);
      expect(await tokens.peek('token', 'verify')).toBeNull();
    });

    test('a token is only valid for its kind', async () => {
      const { tokens } = await withPeople(make());
      await tokens.put(tokenRow('token'));
      expect(await tokens.peek('token', 'reset')).toBeNull();
      expect(await tokens.take('token', 'reset')).toBeNull();
      expect(await tokens.peek('token', 'verify')).not.toBeNull();
    });

    test('a new token replaces older ones of its kind and account', async () => {
      const { tokens } = await withPeople(make());
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
