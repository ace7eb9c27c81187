import * as v from 'valibot';
import { insertOutgoing } from '../../emails/sql/sqlEmails';
import { isAskedByMembers } from '../../memberTokens';
import { limit, queryValues, textArray } from '../../postgres/queries/queryRows';
import { insertParts, jsonFields } from '../../postgres/queries/rowColumns';
import {
  changedRows,
  deleteRows,
  insertRows,
  rowsWhere,
  rowWhere,
  updateRows,
  upsertRow,
} from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';
import { rowSchemas } from '../../rows/rowSchemas';
import {
  type CheckedCredentials,
  type EmailRow,
  sessionWithUserRow,
  type TokenRow,
} from '../../rows/rows';
import type { DeviceData, SessionData, TokenData } from '../accountPort';
import { emailKey } from '../emailKey';

/** Locks the account against changes of its credentials, if they are those that were checked. */
async function isOpenTo(db: Db, userId: string, { email, passwordHash }: CheckedCredentials) {
  const account = await rowWhere(db, 'users', sql`id = ${userId} FOR SHARE`);
  if (!account || account.isBlocked) return false;
  return account.email === email && account.passwordHash === passwordHash;
}

export function createSqlSessions({ db, transaction }: SqlStore): SessionData {
  return {
    insert: async ({ checked, ...session }) =>
      transaction(async (db) => {
        if (!(await isOpenTo(db, session.userId, checked))) return false;
        const { userId, createdAt } = session;
        const isExpired = sql`user_id = ${userId} AND expires_at <= ${createdAt}`;
        await deleteRows(db, 'sessions', isExpired);
        await insertRows(db, 'sessions', [session]);
        return true;
      }),
    byId: async (id) => rowWhere(db, 'sessions', { id }),
    async withUser(id) {
      const query = sql`SELECT json_build_object(
          'session', json_build_object(${jsonFields('s', rowSchemas.sessions)}),
          'user', json_build_object(${jsonFields('u', rowSchemas.users)})) AS row
        FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ${id}`;
      return (await queryValues(db, sessionWithUserRow, query))[0] ?? null;
    },
    async rotate(id, expected, patch) {
      const where = { id, refreshHash: expected };
      return (await changedRows(db, 'sessions', { set: { ...patch, id }, where }))[0] ?? null;
    },
    async remove(id) {
      await deleteRows(db, 'sessions', { id });
    },
    list: async ({ userId, now, take }) =>
      rowsWhere(
        db,
        'sessions',
        sql`user_id = ${userId} AND expires_at > ${now} ORDER BY rotated_at DESC, id DESC ${limit(take)}`,
      ),
    endOthers: async ({ userId, present, id }) =>
      transaction(async (db) => {
        await lockUser(db, userId);
        if (!(await rowWhere(db, 'sessions', { id: present, userId }))) return null;
        const others = sql`user_id = ${userId} AND id <> ${present}`;
        const ended = id === null ? others : sql`${others} AND id = ${id}`;
        return deleteRows(db, 'sessions', ended);
      }),
    async open(ids, now) {
      const query = sql`SELECT id AS row FROM sessions
        WHERE id = ANY(${textArray(ids)}) AND expires_at > ${now}`;
      return queryValues(db, v.string(), query);
    },
    sweep: async (now) => deleteRows(db, 'sessions', sql`expires_at <= ${now}`),
  };
}

export function createSqlDevices({ db, transaction }: SqlStore): DeviceData {
  return {
    remember: async (device, most, outgoing) =>
      transaction(async (db) => {
        const { hash, userId, seenAt } = device;
        const isAccount = sql`id = ${userId} FOR NO KEY UPDATE`;
        if (!(await rowWhere(db, 'users', isAccount))) return false;
        const known = await rowWhere(db, 'devices', { hash });
        const isNew = known === null || known.expiresAt <= seenAt;
        await upsertRow(db, 'devices', { key: sql`hash`, row: device });
        const lastSeen = sql`SELECT hash FROM devices WHERE user_id = ${userId}
          ORDER BY seen_at DESC, hash ${limit(most)}`;
        const isOld = sql`hash NOT IN (${lastSeen}) OR expires_at <= ${seenAt}`;
        await deleteRows(db, 'devices', sql`user_id = ${userId} AND (${isOld})`);
        if (isNew) await insertOutgoing(db, outgoing);
        return isNew;
      }),
    async isKnown(hash, now) {
      const device = await rowWhere(db, 'devices', { hash });
      return device !== null && device.expiresAt > now;
    },
    sweep: async (now) => deleteRows(db, 'devices', sql`expires_at <= ${now}`),
  };
}

/** The statements are the same if the account has another address, or does not exist. */
async function putToken(db: Db, token: TokenRow, letter?: EmailRow) {
  const isConfirm = token.kind === 'confirm';
  const hasAddress = isConfirm ? sql`pending_email IS NOT NULL` : sql`email_key = ${token.email}`;
  // Of two new tokens of a kind the second one replaces the first.
  const isOwner = sql`id = ${token.userId} AND ${hasAddress} FOR NO KEY UPDATE`;
  const owner = await rowWhere(db, 'users', isOwner);
  if (owner?.isBlocked && isAskedByMembers(token)) return false;
  const isPending = emailKey(owner?.pendingEmail ?? '') === token.email;
  const isTheirs = owner !== null && (isPending || !isConfirm);
  const userId = isTheirs ? owner.id : '';
  await deleteRows(db, 'tokens', { userId, kind: token.kind });
  const { columns, values } = insertParts(rowSchemas.tokens, token);
  await db.execute(
    sql`INSERT INTO tokens (${columns}) SELECT ${values} FROM users WHERE id = ${userId}`,
  );
  if (letter) {
    await insertRows(db, 'letters', [{ ...letter, userId: isTheirs ? letter.userId : null }]);
  }
  return isTheirs;
}

export function createSqlTokens({ db, transaction }: SqlStore): TokenData {
  return {
    put: async (token, letter) => transaction(async (db) => putToken(db, token, letter)),
    peek: async (hash, kind) => rowWhere(db, 'tokens', { hash, kind }),
    async setExpiry({ hash, kind, expiresAt }) {
      await updateRows(db, 'tokens', { set: { expiresAt }, where: { hash, kind } });
    },
    sweep: async (now) => deleteRows(db, 'tokens', sql`expires_at <= ${now}`),
  };
}
