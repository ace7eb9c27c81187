import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { isAskedByMembers } from '../../memberTokens';
import { devices, sessions, tokens, users } from '../../postgres/queries/accountTables';
import { letters } from '../../postgres/queries/letterTables';
import { firstRow } from '../../postgres/queries/queryRows';
import { insertParts } from '../../postgres/queries/rowColumns';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { userColumns } from '../../postgres/queries/userRows';
import { rowSchemas } from '../../rows/rowSchemas';
import {
  type CheckedCredentials,
  type LetterRow,
  sessionWithUserRow,
  type TokenRow,
} from '../../rows/rows';
import type { DeviceData, SessionData, TokenData } from '../accountPort';
import { emailKey } from '../emailKey';

/** Locks the account against changes of its credentials, if they are those that were checked. */
async function isOpenTo(db: Db, userId: string, { email, passwordHash }: CheckedCredentials) {
  const [account] = await db
    .select({
      email: users.email,
      passwordHash: users.passwordHash,
      isBlocked: users.isBlocked,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (!account || account.isBlocked) return false;
  return account.email === email && account.passwordHash === passwordHash;
}

export function createSqlSessions({ db, transaction }: SqlStore): SessionData {
  return {
    insert: async ({ checked, ...session }) =>
      transaction(async (db) => {
        if (!(await isOpenTo(db, session.userId, checked))) return false;
        const isExpired = lte(sessions.expiresAt, session.createdAt);
        await db.delete(sessions).where(and(eq(sessions.userId, session.userId), isExpired));
        await db.insert(sessions).values(session);
        return true;
      }),
    byId: async (id) =>
      firstRow(rowSchemas.sessions, db.select().from(sessions).where(eq(sessions.id, id))),
    async withUser(id) {
      const found = db
        .select({ session: getTableColumns(sessions), user: userColumns })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.id, id));
      return firstRow(sessionWithUserRow, found);
    },
    async rotate(id, expected, patch) {
      const rotated = db
        .update(sessions)
        .set({ ...patch, id })
        .where(and(eq(sessions.id, id), eq(sessions.refreshHash, expected)))
        .returning();
      return firstRow(rowSchemas.sessions, rotated);
    },
    async remove(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    async open(ids, now) {
      const isOpen = and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now));
      const found = await db.select({ id: sessions.id }).from(sessions).where(isOpen);
      return found.map(({ id }) => id);
    },
    async sweep(now) {
      const removed = await db
        .delete(sessions)
        .where(lte(sessions.expiresAt, now))
        .returning({ id: sessions.id });
      return removed.length;
    },
  };
}

export function createSqlDevices({ db, transaction }: SqlStore): DeviceData {
  return {
    remember: async (device, most) =>
      transaction(async (db) => {
        const [account] = await db
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, device.userId))
          .for('no key update');
        if (!account) return;
        await db
          .insert(devices)
          .values(device)
          .onConflictDoUpdate({ target: devices.hash, set: device });
        const ofAccount = eq(devices.userId, device.userId);
        const lastSeen = db
          .select({ hash: devices.hash })
          .from(devices)
          .where(ofAccount)
          .orderBy(desc(devices.seenAt), devices.hash)
          .limit(most);
        await db
          .delete(devices)
          .where(
            and(
              ofAccount,
              or(notInArray(devices.hash, lastSeen), lte(devices.expiresAt, device.seenAt)),
            ),
          );
      }),
    async isKnown(hash, now) {
      const isHash = eq(devices.hash, hash);
      const device = await firstRow(rowSchemas.devices, db.select().from(devices).where(isHash));
      return device !== null && device.expiresAt > now;
    },
    async sweep(now) {
      const removed = await db
        .delete(devices)
        .where(lte(devices.expiresAt, now))
        .returning({ hash: devices.hash });
      return removed.length;
    },
  };
}

/** The statements are the same if the account has another address, or does not exist. */
async function putToken(db: Db, token: TokenRow, letter?: LetterRow) {
  const isConfirm = token.kind === 'confirm';
  const hasAddress = isConfirm ? isNotNull(users.pendingEmail) : eq(users.emailKey, token.email);
  const { id, pendingEmail, isBlocked } = users;
  // Of two new tokens of a kind the second one replaces the first.
  const [owner] = await db
    .select({ id, pendingEmail, isBlocked })
    .from(users)
    .where(and(eq(users.id, token.userId), hasAddress))
    .for('no key update');
  if (owner?.isBlocked && isAskedByMembers(token)) return false;
  const isPending = emailKey(owner?.pendingEmail ?? '') === token.email;
  const isTheirs = owner !== undefined && (isPending || !isConfirm);
  const userId = isTheirs ? owner.id : '';
  await db.delete(tokens).where(and(eq(tokens.userId, userId), eq(tokens.kind, token.kind)));
  const { columns, values } = insertParts(tokens, token);
  await db.execute(
    sql`INSERT INTO tokens (${columns}) SELECT ${values} FROM users WHERE id = ${userId}`,
  );
  if (letter) {
    await db.insert(letters).values({ ...letter, userId: isTheirs ? letter.userId : null });
  }
  return isTheirs;
}

export function createSqlTokens({ db, transaction }: SqlStore): TokenData {
  return {
    put: async (token, letter) => transaction(async (db) => putToken(db, token, letter)),
    async peek(hash, kind) {
      const isToken = and(eq(tokens.hash, hash), eq(tokens.kind, kind));
      return firstRow(rowSchemas.tokens, db.select().from(tokens).where(isToken));
    },
    async setExpiry({ hash, kind, expiresAt }) {
      const isToken = and(eq(tokens.hash, hash), eq(tokens.kind, kind));
      await db.update(tokens).set({ expiresAt }).where(isToken);
    },
    async sweep(now) {
      const removed = await db
        .delete(tokens)
        .where(lte(tokens.expiresAt, now))
        .returning({ hash: tokens.hash });
      return removed.length;
    },
  };
}
