import { insertOutgoing } from '../../emails/sql/sqlEmails';
import { limit } from '../../postgres/queries/queryRows';
import { deleteRows, rowWhere, updateRows } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { lockUser, takenOrThrow, updateUser } from '../../postgres/queries/userRows';
import type { Outgoing, UserRow } from '../../rows/rows';
import { cancelLimits } from '../cancelLimits';
import type { CredentialData } from '../credentialPort';
import { emailKey } from '../emailKey';
import { linkAtNewAddress, unlinked } from '../providerLinks';
import {
  endAccess,
  hasKind,
  isRestore,
  lockCurrentToken,
  lockUserWith,
  lockValidToken,
  removePasskeys,
} from './accountAccess';

type InputOf<Method extends keyof CredentialData> = Parameters<CredentialData[Method]>[0];

const proven = { isVerified: true, wasVerified: true };
const isValidRestore = (now: number) => sql`${isRestore} AND expires_at > ${now}`;
const ofUser = (id: string) => sql`user_id = ${id}`;

async function verifyEmail(
  db: Db,
  { username, ...used }: InputOf<'verifyEmail'>,
  outgoing: Outgoing | undefined,
) {
  const found = await lockCurrentToken(db, 'verify', used);
  if (found?.user.username.toLowerCase() !== username.toLowerCase()) return false;
  const { id, wasVerified } = found.user;
  await updateRows(db, 'users', { set: proven, where: { id } });
  const removed = wasVerified ? sql`${ofUser(id)} AND kind <> 'restore'` : ofUser(id);
  await deleteRows(db, 'tokens', removed);
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
  const isEarlier = sql`${ofUser(userId)} AND ${hasKind('cancel')}`;
  const until = now + cancelLimits.afterNextChange;
  const expiresAt = sql`least(expires_at, ${until}::bigint)`;
  await updateRows(db, 'tokens', { set: { expiresAt }, where: isEarlier });
  const newest = sql`SELECT hash FROM tokens WHERE ${isEarlier}
    ORDER BY expires_at DESC, hash ${limit(cancelLimits.most - 1)}`;
  await deleteRows(db, 'tokens', sql`${isEarlier} AND hash NOT IN (${newest})`);
}

/** Stores the new address of a verified account until it is confirmed. */
async function holdEmail(db: Db, before: UserRow, { patch, pending, now }: InputOf<'changeEmail'>) {
  const { email: address, ...profile } = patch;
  const userId = before.id;
  const email = emailKey(address);
  const isTaken = sql`email_key = ${email} AND id <> ${userId}`;
  if (await rowWhere(db, 'users', isTaken)) return 'email taken' as const;
  const after = await updateUser(db, before, { ...before, ...profile, pendingEmail: address });
  await deleteRows(db, 'tokens', { userId, kind: 'confirm' });
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
  await updateRows(db, 'tokens', {
    set: { kind: 'restore', expiresAt: restoreUntil },
    where: sql`${ofUser(user.id)} AND ${hasKind('cancel')} AND expires_at > ${used.now}`,
  });
  await endAccess(db, user.id, { session: keepSession, tokens: isValidRestore(used.now) });
  if (outgoing) await insertOutgoing(db, outgoing);
  return after;
}

async function cancelEmailChange(db: Db, userId: string) {
  const user = await lockUser(db, userId);
  if (!user || user.isBlocked || user.pendingEmail === null) return null;
  await updateRows(db, 'users', { set: { pendingEmail: null }, where: { id: userId } });
  await deleteRows(db, 'tokens', sql`${ofUser(userId)} AND ${hasKind('confirm', 'cancel')}`);
  return { ...user, pendingEmail: null };
}

async function restoreEmail(db: Db, { keepSession, ...used }: InputOf<'restoreEmail'>) {
  const cancelled = await lockValidToken(db, 'cancel', used);
  if (cancelled) {
    const { id } = cancelled.user;
    await updateRows(db, 'users', { set: { pendingEmail: null }, where: { id } });
    await endAccess(db, id, { session: keepSession, tokens: isRestore });
    await removePasskeys(db, id);
    return { user: { ...cancelled.user, pendingEmail: null }, kind: 'cancelled' as const };
  }
  const found = await lockValidToken(db, 'restore', used);
  if (!found) return null;
  const { token, user } = found;
  const previous = { email: token.email, pendingEmail: null, ...proven, ...unlinked };
  const restored = await updateUser(db, user, { ...user, ...previous });
  const isEarlier = sql`${isRestore} AND expires_at < ${token.expiresAt}`;
  await endAccess(db, user.id, { session: keepSession, tokens: isEarlier });
  await removePasskeys(db, user.id);
  return { user: restored, kind: 'restored' as const };
}

/** The accounts' addresses. Each change locks the account first. */
export function createSqlAddresses({ transaction }: SqlStore) {
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
  } satisfies Partial<CredentialData>;
}
