import { isAskedByMembers } from '../../memberTokens';
import { activeUser } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { SessionData, TokenData } from '../accountPort';
import { emailKey } from '../emailKey';
import { accountWith } from './accountAccess';

export function createMemorySessions(store: Store): SessionData {
  return {
    async insert({ checked, ...session }) {
      const { sessions } = store.tables;
      const user = accountWith(store.tables, session.userId, checked);
      if (!user || !activeUser(store.tables, user.id)) return false;
      for (const { id, expiresAt } of sessions.list('userId', session.userId)) {
        if (expiresAt <= session.createdAt) sessions.remove(id);
      }
      sessions.put(session);
      return true;
    },
    async byId(id) {
      const session = store.tables.sessions.get(id);
      return session && { ...session };
    },
    async withUser(id) {
      const { sessions, users } = store.tables;
      const session = sessions.get(id);
      const user = session && users.get(session.userId);
      return session && user ? { session: { ...session }, user: { ...user } } : null;
    },
    async rotate(id, expected, patch) {
      const session = store.tables.sessions.get(id);
      if (session?.refreshHash !== expected) return null;
      const rotated = { ...session, ...patch, id };
      store.tables.sessions.put(rotated);
      return rotated;
    },
    async remove(id) {
      store.tables.sessions.remove(id);
    },
    async list({ userId, now, take }) {
      const open = store.tables.sessions
        .list('userId', userId)
        .filter(({ expiresAt }) => expiresAt > now);
      return open
        .toSorted((one, other) => other.rotatedAt - one.rotatedAt || (one.id < other.id ? 1 : -1))
        .slice(0, take)
        .map((session) => ({ ...session }));
    },
    async endOthers({ userId, present, id }) {
      const { sessions } = store.tables;
      if (sessions.get(present)?.userId !== userId) return null;
      const ended = sessions
        .list('userId', userId)
        .filter((session) => session.id !== present && (id === null || session.id === id));
      for (const session of ended) sessions.remove(session.id);
      return ended.length;
    },
    open: async (ids, now) =>
      ids.filter((id) => (store.tables.sessions.get(id)?.expiresAt ?? 0) > now),
    async sweep(now) {
      const { sessions } = store.tables;
      const expired = sessions.rows().filter(({ expiresAt }) => expiresAt <= now);
      for (const { id } of expired) sessions.remove(id);
      return expired.length;
    },
  };
}

export function createMemoryTokens(store: Store): TokenData {
  return {
    async put(token, letter) {
      const { users, tokens, letters } = store.tables;
      const user = users.get(token.userId);
      if (user?.isBlocked && isAskedByMembers(token)) return false;
      const address = (token.kind === 'confirm' ? user?.pendingEmail : user?.email) ?? null;
      const isTheirs = address !== null && emailKey(address) === token.email;
      if (letter) letters.put({ ...letter, userId: isTheirs ? letter.userId : null });
      if (!isTheirs) return false;
      for (const older of tokens.list('userId', token.userId)) {
        if (older.kind === token.kind) tokens.remove(older);
      }
      tokens.put(token);
      return true;
    },
    async peek(hash, kind) {
      const token = store.tables.tokens.get({ hash, kind });
      return token && { ...token };
    },
    async setExpiry({ hash, kind, expiresAt }) {
      const { tokens } = store.tables;
      const token = tokens.get({ hash, kind });
      if (token) tokens.put({ ...token, expiresAt });
    },
    async sweep(now) {
      const { tokens } = store.tables;
      const expired = tokens.rows().filter(({ expiresAt }) => expiresAt <= now);
      for (const token of expired) tokens.remove(token);
      return expired.length;
    },
  };
}
