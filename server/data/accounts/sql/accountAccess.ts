import { textArray } from '../../postgres/queries/queryRows';
import { deleteRows, rowWhere, updateRows } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';
import type { CheckedCredentials, TokenKind } from '../../rows/rows';
import { emailKey } from '../emailKey';

export type Except = { session?: string | null; tokens?: SQL | undefined };

/** The account's tokens of these kinds. */
export const hasKind = (...kinds: TokenKind[]) => sql`kind = ANY(${textArray(kinds)})`;
export const isRestore = hasKind('restore');
/** What a change of the password leaves: links against a thief who knows the password. */
export const isWarning = hasKind('restore', 'secure');

/** Removes the account's sessions and tokens, except some. */
export async function endAccess(db: Db, userId: string, except: Except) {
  const others = sql`user_id = ${userId} AND id <> ${except.session ?? ''}`;
  await deleteRows(db, 'sessions', others);
  const rest = except.tokens ? sql`AND NOT (${except.tokens})` : sql``;
  await deleteRows(db, 'tokens', sql`user_id = ${userId} ${rest}`);
}

/** Removes the account's passkeys; it needs none then. */
export async function removePasskeys(db: Db, userId: string) {
  await deleteRows(db, 'passkeys', { userId });
  const set = { needsPasskey: false, recoveryHashes: [] };
  await updateRows(db, 'users', { set, where: { id: userId } });
}

/** The token with its account, which is locked. */
async function lockToken(db: Db, kind: TokenKind, hash: string) {
  const seen = await rowWhere(db, 'tokens', { hash, kind });
  const user = seen && (await lockUser(db, seen.userId));
  // Another transaction can have used the token before the account was locked.
  const token = user && (await rowWhere(db, 'tokens', { hash, kind }));
  return user && token ? { user, token } : null;
}

type Used = { tokenHash: string; now: number };

/** A token that has not expired. */
export async function lockValidToken(db: Db, kind: TokenKind, { tokenHash, now }: Used) {
  const found = await lockToken(db, kind, tokenHash);
  return found && now < found.token.expiresAt ? found : null;
}

/** A valid token that was sent to the account's current address. */
export async function lockCurrentToken(db: Db, kind: TokenKind, used: Used) {
  const found = await lockValidToken(db, kind, used);
  return found && found.token.email === emailKey(found.user.email) ? found : null;
}

/** Locks the account, if its credentials are still those that were checked. */
export async function lockUserWith(db: Db, id: string, checked: CheckedCredentials) {
  const user = await lockUser(db, id);
  const isSame = user?.email === checked.email && user.passwordHash === checked.passwordHash;
  return isSame ? user : null;
}
