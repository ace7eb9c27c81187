import { expect, test } from 'vitest';
import { createApiClient, readApiUrl } from '@/api/client';
import { sessionChangedElsewhere, sessionEnded, sessionRenewed } from '@/store/authSlice';
import {
  onStoredSessionChange,
  readStoredSession,
  type StoredSession,
} from '@/store/session/storedSession';
import { buildSessionUser } from '@/testing/buildSessionUser';
import { createAppStore } from '../store';

const { tokens, ...user } = buildSessionUser();

const createStore = (session: StoredSession | null = null) =>
  createAppStore({ client: createApiClient(readApiUrl()), session });

test('a session that starts or ends in this tab is written to storage', () => {
  const store = createStore();
  store.dispatch(sessionRenewed({ ...user, tokens }));
  expect(readStoredSession()).toEqual({ user, tokens });
  store.dispatch(sessionEnded());
  expect(readStoredSession()).toBeNull();
});

test('a change of the session in another tab is not written back', () => {
  const store = createStore();
  store.dispatch(sessionRenewed({ ...user, tokens }));
  store.dispatch(sessionChangedElsewhere(null));
  expect(readStoredSession()).toEqual({ user, tokens });
  localStorage.clear();
  store.dispatch(sessionChangedElsewhere({ user, tokens }));
  expect(readStoredSession()).toBeNull();
});

test('a restored session is not written back', () => {
  createStore({ user, tokens }).dispatch({ type: 'test/anything' });
  expect(readStoredSession()).toBeNull();
});

test('another tab that signs out is noticed', () => {
  const store = createStore({ user, tokens });
  const stop = onStoredSessionChange((session) => {
    store.dispatch(sessionChangedElsewhere(session));
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  stop();
  expect(store.getState().auth.isLoggedIn).toBe(false);
});
