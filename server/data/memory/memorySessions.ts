import type { SessionData, TokenData } from '../port';
import type { TokenKind } from '../rows';
import type { Store } from './store';
import { keysOf } from './tableRows';

export function createMemorySessions(store: Store): SessionData {
  return {
    async insert(session) {
      const { users, sessions } = store.tables;
      if (!users.has(session.userId)) return;
      for (const { id, expiresAt } of sessions.list('byUser', session.userId)) {
        if (expiresAt <= session.createdAt) sessions.remove(id);
      }
      sessions.put(session);
    },
    async byId(id) {
      const session = store.tables.sessions.get(id);
      return session && { ...session };
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
    async removeOfUser(userId, except) {
      const { sessions } = store.tables;
      for (const { id } of sessions.list('byUser', userId)) if (id !== except) sessions.remove(id);
    },
  };
}

const tokenKey = (hash: string, kind: TokenKind) =>
  keysOf.tokens({ hash, kind, userId: '', expiresAt: 0 });

export function createMemoryTokens(store: Store): TokenData {
  return {
    async put(token) {
      const { users, tokens } = store.tables;
      for (const older of tokens.list('byUser', token.userId)) {
        if (older.kind === token.kind) tokens.remove(keysOf.tokens(older));
      }
      if (users.has(token.userId)) tokens.put(token);
    },
    async peek(hash, kind) {
      const token = store.tables.tokens.get(tokenKey(hash, kind));
      return token && { ...token };
    },
    take: async (hash, kind) => store.tables.tokens.remove(tokenKey(hash, kind)),
  };
}
