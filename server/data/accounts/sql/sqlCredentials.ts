import { insertOutgoing } from '../../emails/sql/sqlEmails';
import { deleteRows, insertRows, rowWhere, updateRows } from '../../postgres/queries/rowQueries';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { lockUser, takenOrThrow, updateUser } from '../../postgres/queries/userRows';
import type { UserRow } from '../../rows/rows';
import type { CredentialData } from '../credentialPort';
import { emailKey } from '../emailKey';
import { canStoreProviderId } from '../providerLinks';
import {
  type Except,
  endAccess,
  isRestore,
  isWarning,
  lockCurrentToken,
  lockUserWith,
  removePasskeys,
} from './accountAccess';
import { createSqlAddresses } from './sqlAddresses';

type Link = Except & { providerId: string | null };

type PasswordData = Pick<
  CredentialData,
  'setPassword' | 'rehash' | 'resetPassword' | 'secureAccount'
>;

function createPasswordMethods({ db, transaction }: SqlStore): PasswordData {
  const store = async (db: Db, id: string, passwordHash: string) =>
    updateRows(db, 'users', { set: { passwordHash, pendingEmail: null }, where: { id } });
  return {
    setPassword: async ({ userId, expected, passwordHash, keepSession }, outgoing) =>
      transaction(async (db) => {
        const user = await lockUser(db, userId);
        if (user?.passwordHash !== expected || user.isBlocked) return false;
        await store(db, userId, passwordHash);
        await endAccess(db, userId, { session: keepSession, tokens: isWarning });
        await insertOutgoing(db, outgoing);
        return true;
      }),
    async rehash({ userId, expected, passwordHash }) {
      const where = { id: userId, passwordHash: expected };
      return (await updateRows(db, 'users', { set: { passwordHash }, where })) > 0;
    },
    resetPassword: async ({ passwordHash, ...used }, outgoing) =>
      transaction(async (db) => {
        const found = await lockCurrentToken(db, 'reset', used);
        if (!found) return null;
        await store(db, found.user.id, passwordHash);
        await endAccess(db, found.user.id, {});
        await insertOutgoing(db, outgoing);
        return found.user.id;
      }),
    secureAccount: async ({ reset, ...used }) =>
      transaction(async (db) => {
        const account = await lockUser(db, reset.userId);
        const found = account && (await lockCurrentToken(db, 'secure', used));
        if (found?.user.id !== reset.userId) return null;
        const { id } = found.user;
        await updateRows(db, 'users', { set: { pendingEmail: null }, where: { id } });
        await endAccess(db, id, { tokens: isRestore });
        await deleteRows(db, 'devices', { userId: id });
        await removePasskeys(db, id);
        await insertRows(db, 'tokens', [reset]);
        return { ...found.user, pendingEmail: null };
      }),
  };
}

/** Links the provider, which proves the address. */
async function linkProvider(db: Db, user: UserRow, { providerId, ...except }: Link) {
  const proven = { isVerified: true, wasVerified: true, isProviderLinked: true };
  const after = { ...user, ...proven, providerId, pendingEmail: null };
  const linked = await updateUser(db, user, after);
  await endAccess(db, user.id, except);
  return linked;
}

/** The account's credentials. Each change locks the account first. */
export function createSqlCredentials(store: SqlStore): CredentialData {
  const { transaction } = store;

  /** null also if another account has the provider's id. */
  async function link(run: (db: Db) => Promise<UserRow | null>) {
    const linked = await transaction(run).catch(takenOrThrow);
    return typeof linked === 'string' ? null : linked;
  }

  return {
    ...createPasswordMethods(store),
    ...createSqlAddresses(store),
    mergeProvider: async ({ userId, checked, tokenHash, providerId }) =>
      link(async (db) => {
        const user = await lockUserWith(db, userId, checked);
        if (!user) return null;
        const token = await rowWhere(db, 'tokens', { hash: tokenHash ?? '', kind: 'merge' });
        if (tokenHash !== null && !token) return null;
        return linkProvider(db, user, { tokens: isRestore, providerId });
      }),
    storeProviderId: async ({ userId, email, providerId }) => {
      const stored = await link(async (db) => {
        const user = await lockUser(db, userId);
        if (!user || !canStoreProviderId(user, email)) return null;
        return updateUser(db, user, { ...user, providerId });
      });
      return stored !== null;
    },
    takeOver: async ({ userId, email, providerId }, outgoing) =>
      link(async (db) => {
        const user = await lockUser(db, userId);
        if (!user || user.wasVerified || emailKey(user.email) !== emailKey(email)) return null;
        const taken = await linkProvider(db, { ...user, passwordHash: null }, { providerId });
        await removePasskeys(db, userId);
        if (outgoing) await insertOutgoing(db, outgoing);
        return taken;
      }),
  };
}
