import type { TokenData } from '../port';
import type { TokenKind, TokenRow } from '../rows';
import type { Store } from './store';
import { keysOf } from './tableRows';

function keyOf(hash: string, kind: TokenKind) {
  return keysOf.tokens({ hash, kind, userId: '', expiresAt: 0 });
}

function forgetOlder({ tables, indexes }: Store, { userId, kind }: TokenRow) {
  for (const key of indexes.owned.tokens.of(userId)) {
    if (tables.tokens.get(key)?.kind === kind) tables.tokens.drop(key);
  }
}

export function createMemoryTokens(store: Store): TokenData {
  return {
    async put(token) {
      forgetOlder(store, token);
      if (store.tables.users.has(token.userId)) store.tables.tokens.put(token);
    },
    peek: async (hash, kind) => store.tables.tokens.read(keyOf(hash, kind)),
    async take(hash, kind) {
      const token = store.tables.tokens.read(keyOf(hash, kind));
      store.tables.tokens.drop(keyOf(hash, kind));
      return token;
    },
  };
}
