import { putOutgoing } from '../../emails/memory/memoryEmails';
import type { Store } from '../../memory/tables/store';
import type { UserRow } from '../../rows/rows';
import type { CredentialData } from '../credentialPort';
import { emailKey } from '../emailKey';
import { canStoreProviderId } from '../providerLinks';
import {
  accountWith,
  currentToken,
  type Except,
  endAccess,
  findToken,
  isRestore,
  isWarning,
  removePasskeys,
} from './accountAccess';
import { createMemoryAddresses } from './memoryAddresses';
import { saveUser } from './saveUser';

type Link = Except & { providerId: string | null };

type PasswordData = Pick<
  CredentialData,
  'setPassword' | 'rehash' | 'resetPassword' | 'secureAccount'
>;

function createPasswordMethods(store: Store): PasswordData {
  return {
    async setPassword({ userId, expected, passwordHash, keepSession }, outgoing) {
      const user = store.tables.users.get(userId);
      if (user?.passwordHash !== expected || user.isBlocked) return false;
      store.tables.users.put({ ...user, passwordHash, pendingEmail: null });
      endAccess(store.tables, userId, { session: keepSession, token: isWarning });
      putOutgoing(store.tables, outgoing);
      return true;
    },
    async rehash({ userId, expected, passwordHash }) {
      const user = store.tables.users.get(userId);
      if (user?.passwordHash !== expected) return false;
      store.tables.users.put({ ...user, passwordHash });
      return true;
    },
    async resetPassword({ passwordHash, ...used }, outgoing) {
      const found = currentToken(store.tables, 'reset', used);
      if (!found) return null;
      store.tables.users.put({ ...found.user, passwordHash, pendingEmail: null });
      endAccess(store.tables, found.user.id, {});
      putOutgoing(store.tables, outgoing);
      return found.user.id;
    },
    async secureAccount({ reset, ...used }) {
      const { tables } = store;
      const found = currentToken(tables, 'secure', used);
      if (!found || found.user.id !== reset.userId) return null;
      const secured = { ...found.user, pendingEmail: null };
      tables.users.put(secured);
      endAccess(tables, secured.id, { token: isRestore });
      removePasskeys(tables, secured.id);
      for (const { hash } of tables.devices.list('userId', secured.id)) tables.devices.remove(hash);
      tables.tokens.put(reset);
      return { ...secured };
    },
  };
}

/** The memory adapter of the account's credentials. */
export function createMemoryCredentials(store: Store): CredentialData {
  const proven = { isVerified: true, wasVerified: true, isProviderLinked: true };

  function link(user: UserRow, { providerId, ...except }: Link) {
    const linked = saveUser(store.tables, { ...user, ...proven, providerId, pendingEmail: null });
    if (typeof linked === 'string') return null;
    endAccess(store.tables, user.id, except);
    return linked;
  }

  return {
    ...createPasswordMethods(store),
    ...createMemoryAddresses(store),
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
      if (taken) removePasskeys(store.tables, userId);
      if (taken && outgoing) putOutgoing(store.tables, outgoing);
      return taken;
    },
  };
}
