import { accountWith } from '../../accounts/memory/accountAccess';
import { putOutgoing } from '../../emails/memory/memoryEmails';
import { activeUser } from '../../memory/tables/access';
import type { Store } from '../../memory/tables/store';
import type { Tables } from '../../memory/tables/tables';
import type { PasskeyRow } from '../../rows/rows';
import { isNewUse, type OwnPasskey, type PasskeyData } from '../passkeyPort';

const oldestFirst = (one: PasskeyRow, other: PasskeyRow) =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);

const byCredential = ({ passkeys }: Tables, credentialId: string) =>
  passkeys.list('byCredential', credentialId)[0] ?? null;

/** The passkey of an account that is not blocked. */
function ownPasskey(tables: Tables, { id, userId }: OwnPasskey) {
  const passkey = tables.passkeys.get(id);
  return passkey?.userId === userId && activeUser(tables, userId) ? passkey : null;
}

export function createMemoryPasskeys(store: Store): PasskeyData {
  return {
    async add({ passkey, checked, most }, outgoing) {
      const { tables } = store;
      const { userId, credentialId } = passkey;
      const user = accountWith(tables, userId, checked);
      if (!user || user.isBlocked || !user.isVerified) return 'not allowed';
      if (tables.passkeys.list('userId', userId).length >= most) return 'too many';
      if (byCredential(tables, credentialId)) return 'is known';
      tables.passkeys.put(passkey);
      putOutgoing(tables, outgoing);
      return 'stored';
    },
    list: async (userId) =>
      store.tables.passkeys
        .list('userId', userId)
        .toSorted(oldestFirst)
        .map((row) => ({ ...row })),
    async byCredential(credentialId) {
      const passkey = byCredential(store.tables, credentialId);
      return passkey && { ...passkey };
    },
    async use({ id, counter, now }) {
      const passkey = store.tables.passkeys.get(id);
      if (!passkey || !isNewUse(passkey.counter, counter)) return false;
      store.tables.passkeys.put({ ...passkey, counter, lastUsedAt: now });
      return true;
    },
    async rename(own, name) {
      const passkey = ownPasskey(store.tables, own);
      if (!passkey) return false;
      store.tables.passkeys.put({ ...passkey, name });
      return true;
    },
    async remove(own, outgoing) {
      const { users, passkeys } = store.tables;
      if (!ownPasskey(store.tables, own)) return 'missing';
      const isLast = passkeys.list('userId', own.userId).length === 1;
      if (isLast && users.get(own.userId)?.needsPasskey) return 'is needed';
      passkeys.remove(own.id);
      putOutgoing(store.tables, outgoing);
      return 'removed';
    },
    async require({ userId, checked, hashes }, outgoing) {
      const { users, passkeys } = store.tables;
      const user = accountWith(store.tables, userId, checked);
      if (!user || user.isBlocked) return 'not allowed';
      if (hashes && passkeys.list('userId', userId).length === 0) return 'no passkey';
      users.put({ ...user, needsPasskey: hashes !== null, recoveryHashes: [...(hashes ?? [])] });
      putOutgoing(store.tables, outgoing);
      return 'stored';
    },
    async useCode(userId, hash) {
      const { users } = store.tables;
      const user = users.get(userId);
      if (!user?.needsPasskey || !user.recoveryHashes.includes(hash)) return false;
      users.put({ ...user, recoveryHashes: user.recoveryHashes.filter((one) => one !== hash) });
      return true;
    },
  };
}
