import { expect, test, vi } from 'vitest';
import {
  clearStoredSession,
  onStoredSessionChange,
  readStoredSession,
  type StoredSession,
  writeStoredSession,
} from './storedSession';

const session: StoredSession = {
  user: {
    id: 'me',
    username: 'reader',
    email: 'reader@mail.example',
    firstName: 'Tomas',
    lastName: 'Lindqvist',
    bio: '',
    avatar: {},
    bgImage: {},
    role: 'user',
    isVerified: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  tokens: { accessToken: 'a', refreshToken: 'r' },
};

test('a session is stored under four keys and read back', () => {
  writeStoredSession(session);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'data',
    'isLoggedIn',
    'renewed',
    'role',
    'token',
  ]);
  expect(readStoredSession()).toEqual(session);
});

test('a cleared session is no session', () => {
  writeStoredSession(session);
  clearStoredSession();
  expect(localStorage.length).toBe(0);
  expect(readStoredSession()).toBeNull();
});

test.each([
  ['data', '{"id":'],
  ['data', '[]'],
  ['data', '{"id":"me"}'],
  ['token', 'null'],
  ['token', '"text"'],
  ['role', 'emperor'],
  ['role', 'admin'],
  ['isLoggedIn', 'yes'],
])('a broken or foreign %s (%s) means signed out', (key, value) => {
  writeStoredSession(session);
  localStorage.setItem(key, value);
  expect(readStoredSession()).toBeNull();
});

test('reports the sign-in and sign-out of another tab, and no other keys', () => {
  const told = vi.fn<(session: StoredSession | null) => void>();
  const stop = onStoredSessionChange(told);
  writeStoredSession(session);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(told).toHaveBeenLastCalledWith(session);
  clearStoredSession();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(told).toHaveBeenLastCalledWith(null);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(told).toHaveBeenCalledTimes(2);
});
