import { can } from '@contract/permissions';
import { and, eq, inArray, not, notExists, type SQL, sql } from 'drizzle-orm';
import { insertOutgoing } from '../../emails/sql/sqlLetters';
import {
  formerUsernames,
  sessions,
  userCounters,
  users,
} from '../../postgres/queries/accountTables';
import { firstRow } from '../../postgres/queries/queryRows';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import {
  insertUser,
  lockUser,
  takenOrThrow,
  updateUser,
  userColumns,
} from '../../postgres/queries/userRows';
import { writeLog } from '../../postgres/queries/writeLog';
import { removePassages, removeUser } from '../../removal/sql/removeUser';
import type { LogRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import { type NewUser, type Outgoing, type ProfilePatch, userWithCountsRow } from '../../rows/rows';
import type { UserData } from '../accountPort';
import { emailKey } from '../emailKey';
import { lockUserWith } from './accountAccess';
import { createSqlUserLists } from './sqlUserLists';

type Reads = Pick<
  UserData,
  | 'byId'
  | 'byUsername'
  | 'existingNames'
  | 'byEmail'
  | 'byProviderId'
  | 'byFormerUsername'
  | 'withCounts'
>;

function createReads({ db }: SqlStore): Reads {
  const withName = (username: string) => eq(users.usernameKey, username.toLowerCase());
  const find = async (condition: SQL) =>
    firstRow(rowSchemas.users, db.select(userColumns).from(users).where(condition));
  return {
    byId: async (id) => find(eq(users.id, id)),
    byUsername: async (username) => find(withName(username)),
    async existingNames(usernames) {
      const keys = usernames.map((username) => username.toLowerCase());
      const named = and(inArray(users.usernameKey, keys), not(users.isBlocked));
      const selected = db.select({ username: users.username }).from(users).where(named);
      const found = await selected.orderBy(users.usernameKey);
      return found.map(({ username }) => username);
    },
    byEmail: async (email) => find(eq(users.emailKey, emailKey(email))),
    byProviderId: async (providerId) => find(eq(users.providerId, providerId)),
    async byFormerUsername(username) {
      const named = db.select().from(users).where(withName(username));
      const former = db
        .select(userColumns)
        .from(formerUsernames)
        .innerJoin(users, eq(users.id, formerUsernames.userId))
        .where(and(eq(formerUsernames.usernameKey, username.toLowerCase()), notExists(named)));
      return firstRow(rowSchemas.users, former);
    },
    async withCounts(username) {
      const counted = db
        .select({
          ...userColumns,
          followers: userCounters.followers,
          following: userCounters.following,
          likes: userCounters.likesReceived,
          comments: userCounters.commentsReceived,
          totalPosts: userCounters.totalPosts,
          postPublished: userCounters.publishedPosts,
        })
        .from(users)
        .innerJoin(userCounters, eq(userCounters.userId, users.id))
        .where(withName(username));
      return firstRow(userWithCountsRow, counted);
    },
  };
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
  if (before.isBlocked !== isBlocked)
    await db.update(users).set({ isBlocked, blockReason }).where(eq(users.id, id));
  if (isBlocked) await db.delete(sessions).where(eq(sessions.userId, id));
  return true;
}

type Blocking = { id: string; isBlocked: boolean; entry: LogRow | undefined };

/** Locks the account, if the actor of the entry may do this to it now: it can have become an administrator's. */
async function lockFor(
  db: Db,
  { id, action, entry }: { id: string; action: 'block user' | 'delete account'; entry: LogRow },
) {
  const account = await lockUser(db, id);
  const isActor = eq(users.id, entry.actorId ?? '');
  const actor = await firstRow(rowSchemas.users, db.select(userColumns).from(users).where(isActor));
  return account && can(actor, action, account) ? account : null;
}

async function setBlockedWithLog(db: Db, { id, isBlocked, entry }: Blocking) {
  const before = entry ? await lockFor(db, { id, action: 'block user', entry }) : null;
  if (entry && !before) return false;
  if (entry && before?.isBlocked !== isBlocked) await writeLog(db, entry);
  return setBlocked(db, id, { isBlocked, reason: entry?.reason ?? '' });
}

async function insertWith(db: Db, user: NewUser, outgoing: Outgoing) {
  const inserted = await insertUser(db, user);
  await insertOutgoing(db, outgoing);
  return inserted;
}

async function hasAdmin(db: Db) {
  const isAdmin = and(eq(users.role, 'admin'), not(users.isBlocked));
  return (await db.select({ id: users.id }).from(users).where(isAdmin).limit(1)).length > 0;
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
    insertFirstAdmin: async (user) =>
      transaction(async (db) => insertFirst(db, user)).catch(takenOrThrow),
    hasAdmin: async () => hasAdmin(db),
    update: async (id, patch) =>
      transaction(async (db) => update(db, id, patch)).catch(takenOrThrow),
    setBlocked: async (id, isBlocked, entry) =>
      transaction(async (db) => setBlockedWithLog(db, { id, isBlocked, entry })),
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
