import { role, type SessionUser, type Tokens, tokens, type User, user } from '@contract/entities';
import { sessionKeys } from '@contract/storageKeys';
import * as v from 'valibot';
import { storage } from './storage';

/** A session as this browser keeps it, over four keys. */
export type StoredSession = { user: User; tokens: Tokens };

const json = v.pipe(v.string(), v.parseJson());
const stored = v.object({
  isLoggedIn: v.literal('true'),
  data: v.pipe(json, user),
  role,
  token: v.pipe(json, tokens),
});

/** What was kept, if all of it is sound and fits together; anything else means signed out. */
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

/** The token is written last: other tabs wait for it, and then find the rest in place. */
export function writeStoredSession(session: StoredSession) {
  storage.write(sessionKeys.isLoggedIn, 'true');
  storage.write(sessionKeys.role, session.user.role);
  storage.write(sessionKeys.user, JSON.stringify(session.user));
  storage.write(sessionKeys.renewedAt, String(Date.now()));
  storage.write(sessionKeys.tokens, JSON.stringify(session.tokens));
}

/** The flag goes first, so that no tab ever sees half a session as a whole one. */
export function clearStoredSession() {
  for (const key of Object.values(sessionKeys)) storage.remove(key);
}

/** When the session was last renewed, in any tab; 0 when that is not known. */
export function lastRenewal() {
  return Number(storage.read(sessionKeys.renewedAt)) || 0;
}

/** Tells when another tab has signed in, out, or renewed its session. Returns how to stop listening. */
export function onStoredSessionChange(listener: (session: StoredSession | null) => void) {
  function handleStorage({ key }: StorageEvent) {
    if (key === null || key === sessionKeys.tokens || key === sessionKeys.isLoggedIn) {
      listener(readStoredSession());
    }
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

export function toStoredSession({ tokens, ...user }: SessionUser): StoredSession {
  return { user, tokens };
}
