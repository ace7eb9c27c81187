import { foldText, textBorder } from '@contract/foldText';
import { emailKey } from '../../accounts/emailKey';
import { searchWords } from '../../posts/searchWords';
import type { Taken, UserRow } from '../../rows/rows';
import { brokenUniqueConstraint } from '../connection/failures';
import { insertRows, rowWhere, updateRows, upsertRow } from './rowQueries';
import { sql } from './sql';
import type { Db } from './sqlStore';
import { textPairs } from './textPairs';

/** The row with the columns that are derived from it. */
export function storedUser(user: UserRow) {
  const fullName = `${user.firstName} ${user.lastName}`;
  return {
    ...user,
    usernameKey: user.username.toLowerCase(),
    emailKey: emailKey(user.email),
    searchText: foldText([user.username, fullName, user.email].join(textBorder)),
    nameText: foldText(fullName),
    namePairs: textPairs(foldText(fullName)),
    nameWords: sql`array_to_tsvector(${searchWords(fullName)}::text[])`,
  };
}

/** Reads the account and locks it, so that its credentials stay the same until the transaction ends. */
export async function lockUser(db: Db, id: string): Promise<UserRow | null> {
  return rowWhere(db, 'users', sql`id = ${id} FOR UPDATE`);
}

/** Locks accounts in the order of their ids, so that two who act on each other don't wait for ever. */
export async function lockUsers(db: Db, ids: readonly string[]) {
  const locked = new Map<string, UserRow | null>();
  for (const id of ids.toSorted()) locked.set(id, await lockUser(db, id));
  return ids.map((id) => locked.get(id) ?? null);
}

export async function insertUser(db: Db, user: UserRow): Promise<UserRow> {
  await insertRows(db, 'users', [storedUser(user)]);
  return { ...user };
}

/** Stores the changed account and, if it has another name now, its former one. */
export async function updateUser(db: Db, before: UserRow, after: UserRow) {
  await updateRows(db, 'users', { set: storedUser(after), where: { id: after.id } });
  const usernameKey = before.username.toLowerCase();
  if (usernameKey !== after.username.toLowerCase()) {
    const row = { usernameKey, userId: after.id };
    await upsertRow(db, 'formerUsernames', { key: sql`username_key`, row });
  }
  return after;
}

const takenBy = new Map<string | null, Taken>([
  ['users_pkey', 'username taken'],
  ['users_username_key', 'username taken'],
  ['users_name_skeleton', 'username taken'],
  ['users_email_key', 'email taken'],
  ['users_provider_id', 'email taken'],
]);

/** What another account has already, if that is why the account wasn't stored; else throws. */
export function takenOrThrow(error: unknown): Taken {
  const taken = takenBy.get(brokenUniqueConstraint(error));
  if (!taken) throw error;
  return taken;
}
