import { and, eq, gt, lt, ne, not, type SQL } from 'drizzle-orm';
import type { CredentialData } from '../../credentialPort';
import { emailKey } from '../../emailKey';
import { canStoreProviderId } from '../../providerLinks';
import { rowSchemas } from '../../rowSchemas';
import type { CheckedCredentials, Outgoing, TokenKind, UserRow } from '../../rows';
import { firstRow } from './queryRows';
import { sessions, tokens, users } from './schema';
import { insertOutgoing } from './sqlLetters';
import type { Db, SqlStore } from './sqlStore';
import { lockUser, takenOrThrow, updateUser } from './userRows';

type Kept = { session?: string | null; tokens?: SQL | undefined };
type Link = Kept & { providerId: string | null };

const unlinked = { isProviderLinked: false, providerId: null };
const isRestore = eq(tokens.kind, 'restore');

/** Removes the account's sessions and tokens, except the kept ones. */
async function endAccess(db: Db, userId: string, kept: Kept) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept.session ?? '')));
  await db.delete(tokens).where(and(eq(tokens.userId, userId), kept.tokens && not(kept.tokens)));
}

/** The token with its account, which is locked. */
async function lockToken(db: Db, kind: TokenKind, hash: string) {
  const isToken = and(eq(tokens.hash, hash), eq(tokens.kind, kind));
  const [seen] = await db.select({ userId: tokens.userId }).from(tokens).where(isToken);
  const user = seen && (await lockUser(db, seen.userId));
  // Another transaction can have used the token before the account was locked.
  const token =
    user && (await firstRow(rowSchemas.tokens, db.select().from(tokens).where(isToken)));
  return user && token ? { user, token } : null;
}

/** A token that has not expired and was sent to the account's current address. */
async function lockCurrentToken(db: Db, kind: TokenKind, used: { tokenHash: string; now: number }) {
  const found = await lockToken(db, kind, used.tokenHash);
  if (!found || used.now >= found.token.expiresAt) return null;
  return found.token.email === emailKey(found.user.email) ? found : null;
}

/** Locks the account, if its credentials are still those that were checked. */
async function lockUserWith(db: Db, id: string, checked: CheckedCredentials) {
  const user = await lockUser(db, id);
  const isSame = user?.email === checked.email && user.passwordHash === checked.passwordHash;
  return isSame ? user : null;
}

type PasswordData = Pick<CredentialData, 'setPassword' | 'rehash' | 'resetPassword'>;

function createPasswordMethods({ db, transaction }: SqlStore): PasswordData {
  const store = async (db: Db, id: string, passwordHash: string) =>
    db.update(users).set({ passwordHash }).where(eq(users.id, id));
  return {
    setPassword: async ({ userId, expected, passwordHash, keepSession }) =>
      transaction(async (db) => {
        const user = await lockUser(db, userId);
        if (user?.passwordHash !== expected) return false;
        await store(db, userId, passwordHash);
        await endAccess(db, userId, { session: keepSession, tokens: isRestore });
        return true;
      }),
    async rehash({ userId, expected, passwordHash }) {
      const rehashed = await db
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, userId), eq(users.passwordHash, expected)))
        .returning({ id: users.id });
      return rehashed.length > 0;
    },
    resetPassword: async ({ passwordHash, ...used }) =>
      transaction(async (db) => {
        const found = await lockCurrentToken(db, 'reset', used);
        if (!found) return null;
        await store(db, found.user.id, passwordHash);
        await endAccess(db, found.user.id, { tokens: isRestore });
        return found.user.id;
      }),
  };
}

async function verifyEmail(
  db: Db,
  { username, ...used }: Parameters<CredentialData['verifyEmail']>[0],
  outgoing: Outgoing | undefined,
) {
  const found = await lockCurrentToken(db, 'verify', used);
  if (found?.user.username.toLowerCase() !== username.toLowerCase()) return false;
  const { token, user } = found;
  await db.delete(tokens).where(and(eq(tokens.hash, token.hash), eq(tokens.kind, token.kind)));
  await db.update(users).set({ isVerified: true, wasVerified: true }).where(eq(users.id, user.id));
  if (outgoing) await insertOutgoing(db, outgoing);
  if (!user.wasVerified) await db.delete(tokens).where(and(eq(tokens.userId, user.id), isRestore));
  return true;
}

async function changeEmail(db: Db, change: Parameters<CredentialData['changeEmail']>[0]) {
  const { userId, checked, patch, restore, keepSession, now, outgoing } = change;
  const before = await lockUserWith(db, userId, checked);
  if (!before) return null;
  const unproven = { isVerified: false, ...unlinked };
  const after = await updateUser(db, before, { ...before, ...patch, ...unproven });
  const isPending = and(isRestore, gt(tokens.expiresAt, now));
  await endAccess(db, userId, { session: keepSession, tokens: isPending });
  const email = emailKey(before.email);
  await db.insert(tokens).values({ ...restore, kind: 'restore', userId, email });
  await insertOutgoing(db, outgoing);
  return { before, after };
}

async function restoreEmail(db: Db, link: Parameters<CredentialData['restoreEmail']>[0]) {
  const found = await lockToken(db, 'restore', link.tokenHash);
  if (!found || link.now >= found.token.expiresAt) return null;
  const { token, user } = found;
  const proven = { isVerified: true, wasVerified: true, ...unlinked };
  const restored = await updateUser(db, user, { ...user, ...proven, email: token.email });
  const isEarlier = and(isRestore, lt(tokens.expiresAt, token.expiresAt));
  await endAccess(db, user.id, { session: link.keepSession, tokens: isEarlier });
  return restored;
}

/** Links the provider, which proves the address. */
async function linkProvider(db: Db, user: UserRow, { providerId, ...kept }: Link) {
  const proven = { isVerified: true, wasVerified: true, isProviderLinked: true, providerId };
  const linked = await updateUser(db, user, { ...user, ...proven });
  await endAccess(db, user.id, kept);
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
    verifyEmail: async (link, outgoing) =>
      transaction(async (db) => verifyEmail(db, link, outgoing)),
    changeEmail: async (change) =>
      transaction(async (db) => changeEmail(db, change)).catch(takenOrThrow),
    async restoreEmail(link) {
      const restored = await transaction(async (db) => restoreEmail(db, link)).catch(takenOrThrow);
      return restored === 'username taken' ? null : restored;
    },
    mergeProvider: async ({ userId, checked, tokenHash, providerId }) =>
      link(async (db) => {
        const user = await lockUserWith(db, userId, checked);
        if (!user) return null;
        const isMerge = and(eq(tokens.hash, tokenHash ?? ''), eq(tokens.kind, 'merge'));
        const [token] = await db.select().from(tokens).where(isMerge);
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
        if (outgoing) await insertOutgoing(db, outgoing);
        return taken;
      }),
  };
}
