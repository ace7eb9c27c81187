import { can } from '@contract/permissions';
import * as v from 'valibot';
import { insertOutgoing } from '../../emails/sql/sqlEmails';
import { acceptInvite } from '../../invites/sql/sqlInvites';
import { limit, queryRows, queryValues, textArray } from '../../postgres/queries/queryRows';
import { selected } from '../../postgres/queries/rowColumns';
import { deleteRows, rowWhere, updateRows, writeLog } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { insertUser, lockUser, takenOrThrow, updateUser } from '../../postgres/queries/userRows';
import { removePassages, removeUser } from '../../removal/sql/removeUser';
import type { LogRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import { type NewUser, type Outgoing, type ProfilePatch, userWithCountsRow } from '../../rows/rows';
import type { BlockAct, UserData } from '../accountPort';
import { emailKey } from '../emailKey';
import { lockUserWith } from './accountAccess';
import { createSqlUserLists } from './sqlUserLists';

function createReads({ db }: SqlStore) {
  const withName = (username: string) => sql`username_key = ${username.toLowerCase()}`;
  return {
    byId: async (id) => rowWhere(db, 'users', { id }),
    byUsername: async (username) => rowWhere(db, 'users', withName(username)),
    async existingNames(usernames) {
      const keys = usernames.map((username) => username.toLowerCase());
      const query = sql`SELECT username AS row FROM users
        WHERE username_key = ANY(${textArray(keys)}) AND NOT is_blocked ORDER BY username_key`;
      return queryValues(db, v.string(), query);
    },
    byEmail: async (email) => rowWhere(db, 'users', sql`email_key = ${emailKey(email)}`),
    byProviderId: async (providerId) => rowWhere(db, 'users', { providerId }),
    async byFormerUsername(username) {
      const query = sql`SELECT ${selected(rowSchemas.users, 'u')}
        FROM former_usernames f JOIN users u ON u.id = f.user_id
        WHERE f.${withName(username)} AND NOT EXISTS (SELECT FROM users WHERE ${withName(username)})`;
      return (await queryRows(db, rowSchemas.users, query))[0] ?? null;
    },
    async withCounts(username) {
      const query = sql`SELECT ${selected(rowSchemas.users, 'u')}, c.followers, c.following,
          c.likes_received AS likes, c.comments_received AS comments,
          c.total_posts AS "totalPosts", c.published_posts AS "postPublished",
          EXISTS (SELECT FROM passages g WHERE g.user_id = u.id AND g.quote <> '') AS "hasKeptWords"
        FROM users u JOIN user_counters c ON c.user_id = u.id WHERE u.${withName(username)}`;
      return (await queryRows(db, userWithCountsRow, query))[0] ?? null;
    },
  } satisfies Partial<UserData>;
}

async function update(db: Db, id: string, { email, ...patch }: ProfilePatch) {
  const before = await lockUser(db, id);
  if (!before || before.isBlocked) return null;
  const isSameAddress = email !== undefined && emailKey(email) === emailKey(before.email);
  const after = { ...before, ...patch, ...(isSameAddress ? { email } : {}) };
  return { before, after: await updateUser(db, before, after) };
}

type Block = { isBlocked: boolean; reason?: string };

/**
 * Blocks an account and ends its sessions, or unblocks it; in the transaction of the caller. The reason of the first
 * block stays.
 */
export async function setBlocked(db: Db, id: string, { isBlocked, reason = '' }: Block) {
  const before = await lockUser(db, id);
  if (!before) return false;
  const blockReason = isBlocked ? reason : '';
  if (before.isBlocked !== isBlocked || before.awaitsApproval) {
    const set = { isBlocked, blockReason, awaitsApproval: false };
    await updateRows(db, 'users', { set, where: { id } });
  }
  if (isBlocked) await deleteRows(db, 'sessions', { userId: id });
  return true;
}

type Blocking = { id: string; isBlocked: boolean; act: BlockAct | undefined };

/** Locks the account, if the actor of the entry may do this to it now: it can have become an administrator's. */
async function lockFor(
  db: Db,
  { id, action, entry }: { id: string; action: 'block user' | 'delete account'; entry: LogRow },
) {
  const account = await lockUser(db, id);
  const actor = await rowWhere(db, 'users', { id: entry.actorId ?? '' });
  return account && can(actor, action, account) ? account : null;
}

async function setBlockedWithLog(db: Db, { id, isBlocked, act }: Blocking) {
  if (!act) return setBlocked(db, id, { isBlocked });
  const { entry, outgoing } = act;
  const before = await lockFor(db, { id, action: 'block user', entry });
  if (!before) return false;
  if (before.isBlocked !== isBlocked) {
    await writeLog(db, entry);
    if (outgoing) await insertOutgoing(db, outgoing);
  }
  return setBlocked(db, id, { isBlocked, reason: entry.reason });
}

async function insertWith(db: Db, user: NewUser, outgoing: Outgoing) {
  const inserted = await insertUser(db, user);
  await insertOutgoing(db, outgoing);
  return inserted;
}

async function hasAdmin(db: Db) {
  const isAdmin = sql`role = 'admin' AND NOT is_blocked ${limit(1)}`;
  return (await rowWhere(db, 'users', isAdmin)) !== null;
}

async function insertFirst(db: Db, user: NewUser) {
  // Other inserts wait until this one is done.
  await db.execute(sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`);
  return (await hasAdmin(db)) ? 'has admin' : insertUser(db, user);
}

export function createSqlUsers(store: SqlStore): UserData {
  const { db, transaction } = store;
  return {
    ...createReads(store),
    ...createSqlUserLists(store),
    insert: async (user, outgoing) => {
      const inserting = outgoing
        ? transaction(async (db) => insertWith(db, user, outgoing))
        : insertUser(db, user);
      return inserting.catch(takenOrThrow);
    },
    insertInvited: async (user, acceptance, outgoing = { letters: [], tokens: [] }) =>
      transaction(async (db) =>
        (await acceptInvite(db, acceptance)) ? insertWith(db, user, outgoing) : 'invite used',
      ).catch(takenOrThrow),
    insertFirstAdmin: async (user) =>
      transaction(async (db) => insertFirst(db, user)).catch(takenOrThrow),
    hasAdmin: async () => hasAdmin(db),
    update: async (id, patch) =>
      transaction(async (db) => update(db, id, patch)).catch(takenOrThrow),
    setBlocked: async (id, isBlocked, act) =>
      transaction(async (db) => setBlockedWithLog(db, { id, isBlocked, act })),
    async remove(id, outgoing, { entry, checked } = {}) {
      async function mayRemove(db: Db) {
        if (entry && !(await lockFor(db, { id, action: 'delete account', entry }))) return false;
        return !checked || (await lockUserWith(db, id, checked))?.isBlocked === false;
      }
      while (await transaction(async (db) => (await mayRemove(db)) && removePassages(db, id)));
      return transaction(async (db) => {
        if (!(await mayRemove(db))) return null;
        const orphans = await removeUser(db, id);
        if (orphans) await insertOutgoing(db, outgoing);
        if (orphans && entry) await writeLog(db, entry);
        return orphans;
      });
    },
  };
}
