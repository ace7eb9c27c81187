import { role, type SessionUser, type Tokens, tokens, type User, user } from '@contract/entities';
import * as v from 'valibot';
import { storage } from './storage';

/** A session as this browser keeps it, over four keys. */
export type StoredSession = { user: User; tokens: Tokens };

const keys = { isLoggedIn: 'isLoggedIn', data: 'data', role: 'role', token: 'token' } as const;

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
    isLoggedIn: storage.read(keys.isLoggedIn),
    data: storage.read(keys.data),
    role: storage.read(keys.role),
    token: storage.read(keys.token),
  };
  const parsed = v.safeParse(stored, raw);
  if (!parsed.success || parsed.output.role !== parsed.output.data.role) return null;
  return { user: parsed.output.data, tokens: parsed.output.token };
}

/** The token is written last: other tabs wait for it, and then find the rest in place. */
export function writeStoredSession(session: StoredSession) {
  storage.write(keys.isLoggedIn, 'true');
  storage.write(keys.role, session.user.role);
  storage.write(keys.data, JSON.stringify(session.user));
  storage.write(renewedKey, String(Date.now()));
  storage.write(keys.token, JSON.stringify(session.tokens));
}

/** The flag goes first, so that no tab ever sees half a session as a whole one. */
export function clearStoredSession() {
  for (const key of [...Object.values(keys), renewedKey]) storage.remove(key);
}

const renewedKey = 'renewed';

/** When the session was last renewed, in any tab; 0 when that is not known. */
export function lastRenewal() {
  return Number(storage.read(renewedKey)) || 0;
}

/** Tells when another tab has signed in, out, or renewed its session. Returns how to stop listening. */
export function onStoredSessionChange(listener: (session: StoredSession | null) => void) {
  function handleStorage({ key }: StorageEvent) {
    if (key === null || key === keys.token || key === keys.isLoggedIn) {
      listener(readStoredSession());
    }
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

export function toStoredSession({ tokens, ...user }: SessionUser): StoredSession {
  return { user, tokens };
}
