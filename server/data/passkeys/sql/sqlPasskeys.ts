import * as v from 'valibot';
import { lockUserWith } from '../../accounts/sql/accountAccess';
import { insertOutgoing } from '../../emails/sql/sqlEmails';
import { brokenUniqueConstraint } from '../../postgres/connection/failures';
import { readAccount } from '../../postgres/queries/moderated';
import { queryValues } from '../../postgres/queries/queryRows';
import {
  deleteRows,
  insertRows,
  rowsWhere,
  rowWhere,
  updateRows,
} from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';
import type { Outgoing } from '../../rows/rows';
import type { NewPasskey, OwnPasskey, PasskeyData, Requirement } from '../passkeyPort';

async function addPasskey(tx: Db, { passkey, checked, most }: NewPasskey, outgoing: Outgoing) {
  const { userId, credentialId } = passkey;
  const user = await lockUserWith(tx, userId, checked);
  if (!user || user.isBlocked || !user.isVerified) return 'not allowed';
  if ((await countOf(tx, userId)) >= most) return 'too many';
  if (await rowWhere(tx, 'passkeys', { credentialId })) return 'is known';
  await insertRows(tx, 'passkeys', [passkey]);
  await insertOutgoing(tx, outgoing);
  return 'stored';
}

async function countOf(tx: Db, userId: string) {
  const query = sql`SELECT count(*)::int AS row FROM passkeys WHERE user_id = ${userId}`;
  const [count = 0] = await queryValues(tx, v.number(), query);
  return count;
}

async function removePasskey(tx: Db, { id, userId }: OwnPasskey, outgoing: Outgoing) {
  const user = await lockUser(tx, userId);
  const known = await rowWhere(tx, 'passkeys', { id, userId });
  if (!user || user.isBlocked || !known) return 'missing';
  if (user.needsPasskey && (await countOf(tx, userId)) === 1) return 'is needed';
  await deleteRows(tx, 'passkeys', { id });
  await insertOutgoing(tx, outgoing);
  return 'removed';
}

async function requirePasskey(
  tx: Db,
  { userId, checked, hashes }: Requirement,
  outgoing: Outgoing,
) {
  const user = await lockUserWith(tx, userId, checked);
  if (!user || user.isBlocked) return 'not allowed';
  if (hashes && (await countOf(tx, userId)) === 0) return 'no passkey';
  const set = { needsPasskey: hashes !== null, recoveryHashes: [...(hashes ?? [])] };
  await updateRows(tx, 'users', { set, where: { id: userId } });
  await insertOutgoing(tx, outgoing);
  return 'stored';
}

/** Another account can store the same credential in the same moment. */
function knownOrThrow(error: unknown): 'is known' {
  if (brokenUniqueConstraint(error) === 'passkeys_credential_id') return 'is known';
  throw error;
}

async function isActive(tx: Db, userId: string) {
  return (await readAccount(tx, userId))?.isBlocked === false;
}

export function createSqlPasskeys({ db, transaction }: SqlStore): PasskeyData {
  return {
    add: async (added, outgoing) =>
      transaction(async (tx) => addPasskey(tx, added, outgoing)).catch(knownOrThrow),
    list: async (userId) =>
      rowsWhere(db, 'passkeys', sql`user_id = ${userId} ORDER BY created_at, id`),
    byCredential: async (credentialId) => rowWhere(db, 'passkeys', { credentialId }),
    async use({ id, counter, now }) {
      const isNew = sql`(counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))`;
      const set = { counter, lastUsedAt: now };
      return (await updateRows(db, 'passkeys', { set, where: sql`id = ${id} AND ${isNew}` })) > 0;
    },
    rename: async (own, name) =>
      transaction(async (tx) => {
        if (!(await isActive(tx, own.userId))) return false;
        return (await updateRows(tx, 'passkeys', { set: { name }, where: own })) > 0;
      }),
    remove: async (own, outgoing) => transaction(async (tx) => removePasskey(tx, own, outgoing)),
    require: async (requirement, outgoing) =>
      transaction(async (tx) => requirePasskey(tx, requirement, outgoing)),
    async useCode(userId, hash) {
      const where = sql`id = ${userId} AND needs_passkey AND ${hash} = ANY(recovery_hashes)`;
      const set = { recoveryHashes: sql`array_remove(recovery_hashes, ${hash})` };
      return (await updateRows(db, 'users', { set, where })) > 0;
    },
  };
}
