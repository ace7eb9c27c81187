import { role, type SessionUser, type Tokens, tokens, type User, user } from '@contract/entities';
import { sessionKeys } from '@contract/storageKeys';
import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';

/** The session in localStorage, stored under four keys. */
export type StoredSession = { user: User; tokens: Tokens };

const json = v.pipe(v.string(), v.parseJson());
const stored = v.object({
  isLoggedIn: v.literal('true'),
  data: v.pipe(json, user),
  role,
  token: v.pipe(json, tokens),
});

/** The stored session, if all its parts are valid and match; null otherwise. */
export function readStoredSession(): StoredSession | null {
  const raw = {
    isLoggedIn: storage.read(sessionKeys.isLoggedIn),
    data: storage.read(sessionKeys.user),
    role: storage.read(sessionKeys.role),
    token: storage.read(sessionKeys.tokens),
  };
  const parsed = v.safeParse(stored, raw);
  if (!parsed.success || parsed.output.role !== parsed.output.data.role) return null;
  return { user: parsed.output.data, tokens: parsed.output.token };
}

/** Writes the token last: other tabs read the session when the token changes. */
export function writeStoredSession(session: StoredSession) {
  storage.write(sessionKeys.isLoggedIn, 'true');
  storage.write(sessionKeys.role, session.user.role);
  storage.write(sessionKeys.user, JSON.stringify(session.user));
  storage.write(sessionKeys.renewedAt, String(Date.now()));
  storage.write(sessionKeys.tokens, JSON.stringify(session.tokens));
}

/** Removes the flag first, so that no tab reads a partial session. */
export function clearStoredSession() {
  for (const key of Object.values(sessionKeys)) storage.remove(key);
}

/** When any tab last renewed the session; 0 if unknown. */
export function lastRenewal() {
  return Number(storage.read(sessionKeys.renewedAt)) || 0;
}

/** Listens for changes of the session in other tabs. Returns a function that stops listening. */
export function onStoredSessionChange(listener: (session: StoredSession | null) => void) {
  function handleStorage({ key }: StorageEvent) {
    if (key === null || key === sessionKeys.tokens || key === sessionKeys.isLoggedIn) {
      listener(readStoredSession());
    }
  }
  // The browser shows a page from its memory that has missed what happened meanwhile.
  function handleShow({ persisted }: PageTransitionEvent) {
    if (persisted) listener(readStoredSession());
  }
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleShow);
  };
}

export function toStoredSession({ tokens, ...user }: SessionUser): StoredSession {
  return { user, tokens };
}
