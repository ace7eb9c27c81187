import { and, asc, desc, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm';
import { insertOutgoing } from '../../emails/sql/sqlLetters';
import { tokens, users } from '../../postgres/queries/accountTables';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { lockUser, takenOrThrow, updateUser } from '../../postgres/queries/userRows';
import type { Outgoing, UserRow } from '../../rows/rows';
import type { CredentialData } from '../credentialPort';
import { emailKey } from '../emailKey';
import { keptCancels } from '../keptCancels';
import { linkAtNewAddress, unlinked } from '../providerLinks';
import {
  endAccess,
  hasKind,
  isRestore,
  lockCurrentToken,
  lockUserWith,
  lockValidToken,
} from './accountAccess';

type InputOf<Method extends keyof CredentialData> = Parameters<CredentialData[Method]>[0];

const proven = { isVerified: true, wasVerified: true };
const isValidRestore = (now: number) => and(isRestore, gt(tokens.expiresAt, now));
const ofUser = (id: string) => eq(tokens.userId, id);

async function verifyEmail(
  db: Db,
  { username, ...used }: InputOf<'verifyEmail'>,
  outgoing: Outgoing | undefined,
) {
  const found = await lockCurrentToken(db, 'verify', used);
  if (found?.user.username.toLowerCase() !== username.toLowerCase()) return false;
  const { id, wasVerified } = found.user;
  await db.update(users).set(proven).where(eq(users.id, id));
  const removed = wasVerified ? and(ofUser(id), ne(tokens.kind, 'restore')) : ofUser(id);
  await db.delete(tokens).where(removed);
  if (outgoing) await insertOutgoing(db, outgoing);
  return true;
}

/** Gives an account whose address is not verified the new one. */
async function replaceEmail(
  db: Db,
  before: UserRow,
  { patch, atOnce, keepSession, now }: InputOf<'changeEmail'>,
) {
  const unproven = { isVerified: false, pendingEmail: null, ...unlinked };
  const after = await updateUser(db, before, { ...before, ...patch, ...unproven });
  await endAccess(db, before.id, { session: keepSession, tokens: isValidRestore(now) });
  await insertOutgoing(db, atOnce);
  return { before, after };
}

/** Ends some of the `cancel` tokens of earlier changes, before that of the next one is stored. */
async function endEarlierCancels(db: Db, userId: string, now: number) {
  const isEarlier = and(ofUser(userId), hasKind('cancel'));
  const until = now + keptCancels.afterNextChange;
  await db
    .update(tokens)
    .set({ expiresAt: sql`least(${tokens.expiresAt}, ${until}::bigint)` })
    .where(isEarlier);
  const newest = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(isEarlier)
    .orderBy(desc(tokens.expiresAt), asc(tokens.hash))
    .limit(keptCancels.most - 1);
  await db.delete(tokens).where(and(isEarlier, notInArray(tokens.hash, newest)));
}

/** Stores the new address of a verified account until it is confirmed. */
async function holdEmail(db: Db, before: UserRow, { patch, pending, now }: InputOf<'changeEmail'>) {
  const { email: address, ...profile } = patch;
  const userId = before.id;
  const email = emailKey(address);
  const isTaken = and(eq(users.emailKey, email), ne(users.id, userId));
  const [other] = await db.select({ id: users.id }).from(users).where(isTaken);
  if (other) return 'email taken' as const;
  const after = await updateUser(db, before, { ...before, ...profile, pendingEmail: address });
  await db.delete(tokens).where(and(ofUser(userId), hasKind('confirm')));
  await endEarlierCancels(db, userId, now);
  await insertOutgoing(db, pending);
  return { before, after };
}

async function changeEmail(db: Db, change: InputOf<'changeEmail'>) {
  const before = await lockUserWith(db, change.userId, change.checked);
  if (!before) return null;
  const save = before.isVerified ? holdEmail : replaceEmail;
  return save(db, before, change);
}

async function confirmEmail(db: Db, link: InputOf<'confirmEmail'>, outgoing: Outgoing | undefined) {
  const { username, restoreUntil, keepSession, ...used } = link;
  const found = await lockValidToken(db, 'confirm', used);
  if (!found) return null;
  const { token, user } = found;
  const { pendingEmail } = user;
  if (pendingEmail === null || token.email !== emailKey(pendingEmail)) return null;
  if (user.username.toLowerCase() !== username.toLowerCase()) return null;
  const confirmed = { email: pendingEmail, pendingEmail: null, ...proven };
  const after = { ...user, ...confirmed, ...linkAtNewAddress(user) };
  await updateUser(db, user, after);
  await db
    .update(tokens)
    .set({ kind: 'restore', expiresAt: restoreUntil })
    .where(and(ofUser(user.id), hasKind('cancel'), gt(tokens.expiresAt, used.now)));
  await endAccess(db, user.id, { session: keepSession, tokens: isValidRestore(used.now) });
  if (outgoing) await insertOutgoing(db, outgoing);
  return after;
}

async function cancelEmailChange(db: Db, userId: string) {
  const user = await lockUser(db, userId);
  if (!user || user.isBlocked || user.pendingEmail === null) return null;
  await db.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
  await db.delete(tokens).where(and(ofUser(userId), hasKind('confirm', 'cancel')));
  return { ...user, pendingEmail: null };
}

async function restoreEmail(db: Db, { keepSession, ...used }: InputOf<'restoreEmail'>) {
  const cancelled = await lockValidToken(db, 'cancel', used);
  if (cancelled) {
    const { id } = cancelled.user;
    await db.update(users).set({ pendingEmail: null }).where(eq(users.id, id));
    await endAccess(db, id, { session: keepSession, tokens: isRestore });
    return { user: { ...cancelled.user, pendingEmail: null }, kind: 'cancelled' as const };
  }
  const found = await lockValidToken(db, 'restore', used);
  if (!found) return null;
  const { token, user } = found;
  const previous = { email: token.email, pendingEmail: null, ...proven, ...unlinked };
  const restored = await updateUser(db, user, { ...user, ...previous });
  const isEarlier = and(isRestore, lt(tokens.expiresAt, token.expiresAt));
  await endAccess(db, user.id, { session: keepSession, tokens: isEarlier });
  return { user: restored, kind: 'restored' as const };
}

type AddressData = Pick<
  CredentialData,
  'verifyEmail' | 'changeEmail' | 'confirmEmail' | 'cancelEmailChange' | 'restoreEmail'
>;

/** The accounts' addresses. Each change locks the account first. */
export function createSqlAddresses({ transaction }: SqlStore): AddressData {
  return {
    verifyEmail: async (link, outgoing) =>
      transaction(async (db) => verifyEmail(db, link, outgoing)),
    changeEmail: async (change) =>
      transaction(async (db) => changeEmail(db, change)).catch(takenOrThrow),
    async confirmEmail(link, outgoing) {
      const confirming = transaction(async (db) => confirmEmail(db, link, outgoing));
      const confirmed = await confirming.catch(takenOrThrow);
      // Only the address has changed.
      return typeof confirmed === 'string' ? 'email taken' : confirmed;
    },
    cancelEmailChange: async (userId) => transaction(async (db) => cancelEmailChange(db, userId)),
    async restoreEmail(link) {
      const restored = await transaction(async (db) => restoreEmail(db, link)).catch(takenOrThrow);
      return restored === 'username taken' ? null : restored;
    },
  };
}
