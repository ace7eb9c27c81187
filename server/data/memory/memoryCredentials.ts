import type { CredentialData } from '../credentialPort';
import { emailKey } from '../emailKey';
import { canStoreProviderId } from '../providerLinks';
import type { CheckedCredentials, TokenKind, TokenRow, UserRow } from '../rows';
import { putOutgoing } from './memoryLetters';
import { keysOf } from './rowKeys';
import { saveUser } from './saveUser';
import type { Store } from './store';
import type { Tables } from './tables';

type AccountToken = { token: TokenRow; user: UserRow };
type Kept = { session?: string | null; token?: (token: TokenRow) => boolean };
type Link = Kept & { providerId: string | null };

const unlinked = { isProviderLinked: false, providerId: null };
const isRestore = ({ kind }: TokenRow) => kind === 'restore';

/** Removes the account's sessions and tokens, except the kept ones. */
function endAccess({ sessions, tokens }: Tables, userId: string, kept: Kept) {
  for (const { id } of sessions.list('byUser', userId)) {
    if (id !== kept.session) sessions.remove(id);
  }
  for (const token of tokens.list('byUser', userId)) {
    if (!kept.token?.(token)) tokens.remove(keysOf.tokens(token));
  }
}

function findToken({ tokens, users }: Tables, kind: TokenKind, hash: string): AccountToken | null {
  const token = tokens.get(keysOf.tokens({ kind, hash, userId: '', email: '', expiresAt: 0 }));
  const user = token && users.get(token.userId);
  return user ? { token, user } : null;
}

/** A token that has not expired and was sent to the account's current address. */
function currentToken(tables: Tables, kind: TokenKind, used: { tokenHash: string; now: number }) {
  const found = findToken(tables, kind, used.tokenHash);
  if (!found || used.now >= found.token.expiresAt) return null;
  return found.token.email === emailKey(found.user.email) ? found : null;
}

/** The account, if its credentials are still those that were checked. */
export function accountWith({ users }: Tables, id: string, checked: CheckedCredentials) {
  const user = users.get(id);
  const isSame = user?.email === checked.email && user.passwordHash === checked.passwordHash;
  return isSame ? user : null;
}

type PasswordData = Pick<CredentialData, 'setPassword' | 'rehash' | 'resetPassword'>;

function createPasswordMethods(store: Store): PasswordData {
  return {
    async setPassword({ userId, expected, passwordHash, keepSession }) {
      const user = store.tables.users.get(userId);
      if (user?.passwordHash !== expected) return false;
      store.tables.users.put({ ...user, passwordHash });
      endAccess(store.tables, userId, { session: keepSession, token: isRestore });
      return true;
    },
    async rehash({ userId, expected, passwordHash }) {
      const user = store.tables.users.get(userId);
      if (user?.passwordHash !== expected) return false;
      store.tables.users.put({ ...user, passwordHash });
      return true;
    },
    async resetPassword({ passwordHash, ...used }) {
      const found = currentToken(store.tables, 'reset', used);
      if (!found) return null;
      store.tables.users.put({ ...found.user, passwordHash });
      endAccess(store.tables, found.user.id, { token: isRestore });
      return found.user.id;
    },
  };
}

type AddressData = Pick<CredentialData, 'verifyEmail' | 'changeEmail' | 'restoreEmail'>;

function createAddressMethods(store: Store): AddressData {
  return {
    async verifyEmail({ username, ...used }, outgoing) {
      const { tables } = store;
      const found = currentToken(tables, 'verify', used);
      if (found?.user.username.toLowerCase() !== username.toLowerCase()) return false;
      const { token, user } = found;
      tables.tokens.remove(keysOf.tokens(token));
      tables.users.put({ ...user, isVerified: true, wasVerified: true });
      if (outgoing) putOutgoing(tables, outgoing);
      if (user.wasVerified) return true;
      for (const other of tables.tokens.list('byUser', user.id).filter(isRestore)) {
        tables.tokens.remove(keysOf.tokens(other));
      }
      return true;
    },
    async changeEmail({ userId, checked, patch, restore, keepSession, now, outgoing }) {
      const { tables } = store;
      const before = accountWith(tables, userId, checked);
      if (!before) return null;
      const unproven = { isVerified: false, ...unlinked };
      const after = saveUser(tables, { ...before, ...patch, ...unproven });
      if (typeof after === 'string') return after;
      const isPending = (token: TokenRow) => isRestore(token) && now < token.expiresAt;
      endAccess(tables, userId, { session: keepSession, token: isPending });
      const email = emailKey(before.email);
      tables.tokens.put({ ...restore, kind: 'restore', userId, email });
      putOutgoing(tables, outgoing);
      return { before: { ...before }, after };
    },
    async restoreEmail({ tokenHash, now, keepSession }) {
      const { tables } = store;
      const found = findToken(tables, 'restore', tokenHash);
      if (!found || now >= found.token.expiresAt) return null;
      const { token, user } = found;
      const proven = { isVerified: true, wasVerified: true, ...unlinked };
      const restored = saveUser(tables, { ...user, ...proven, email: token.email });
      if (restored === 'username taken') return null;
      if (restored === 'email taken') return restored;
      const isEarlier = (other: TokenRow) => isRestore(other) && other.expiresAt < token.expiresAt;
      endAccess(tables, user.id, { session: keepSession, token: isEarlier });
      return restored;
    },
  };
}

/** The memory adapter of the account's credentials. */
export function createMemoryCredentials(store: Store): CredentialData {
  const proven = { isVerified: true, wasVerified: true, isProviderLinked: true };

  function link(user: UserRow, { providerId, ...kept }: Link) {
    const linked = saveUser(store.tables, { ...user, ...proven, providerId });
    if (typeof linked === 'string') return null;
    endAccess(store.tables, user.id, kept);
    return linked;
  }

  return {
    ...createPasswordMethods(store),
    ...createAddressMethods(store),
    async mergeProvider({ userId, checked, tokenHash, providerId }) {
      const user = accountWith(store.tables, userId, checked);
      const token = tokenHash === null || findToken(store.tables, 'merge', tokenHash);
      return user && token ? link(user, { token: isRestore, providerId }) : null;
    },
    async storeProviderId({ userId, email, providerId }) {
      const user = store.tables.users.get(userId);
      if (!user || !canStoreProviderId(user, email)) return false;
      return typeof saveUser(store.tables, { ...user, providerId }) !== 'string';
    },
    async takeOver({ userId, email, providerId }, outgoing) {
      const user = store.tables.users.get(userId);
      if (!user || user.wasVerified || emailKey(user.email) !== emailKey(email)) return null;
      const taken = link({ ...user, passwordHash: null }, { providerId });
      if (taken && outgoing) putOutgoing(store.tables, outgoing);
      return taken;
    },
  };
}
