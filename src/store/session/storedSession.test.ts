import { expect, test, vi } from 'vitest';
import { buildSessionUser } from '@/testing/buildSessionUser';
import {
  clearStoredSession,
  onStoredSessionChange,
  readStoredSession,
  type StoredSession,
  toStoredSession,
  writeStoredSession,
} from './storedSession';

const session = toStoredSession(buildSessionUser());

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

test('a session that an older version stored is kept', () => {
  const { showsEmail: _, ...user } = session.user;
  writeStoredSession(session);
  localStorage.setItem('data', JSON.stringify(user));
  expect(readStoredSession()).toEqual({ ...session, user: { ...user, showsEmail: false } });
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

test('reports what a page has missed that the browser shows again from its memory', () => {
  const told = vi.fn<(session: StoredSession | null) => void>();
  const stop = onStoredSessionChange(told);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(told).toHaveBeenLastCalledWith(null);
  stop();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(told).toHaveBeenCalledTimes(1);
});
