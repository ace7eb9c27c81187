import { can } from '@contract/permissions';
import { insertOutgoing } from '../../emails/sql/sqlEmails';
import { readAccount } from '../../postgres/queries/moderated';
import { limit, queryPage } from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import {
  deleteRows,
  rowWhere,
  updateRows,
  upsertRow,
  writeLog,
} from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import type { LogRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { Acceptance, InviteData } from '../invitePort';

/** Marks the invitation as accepted, in the transaction of the caller; false if it can't be accepted any more. */
export async function acceptInvite(db: Db, { hash, now }: Acceptance) {
  const where = sql`hash = ${hash} AND accepted_at IS NULL AND expires_at > ${now}::bigint`;
  return (await updateRows(db, 'invites', { set: { acceptedAt: now }, where })) > 0;
}

/** The role of the actor stays until the transaction ends. */
const mayChange = async (tx: Db, { actorId }: LogRow) =>
  can(await readAccount(tx, actorId ?? ''), 'change site');

export function createSqlInvites({ db, transaction }: SqlStore): InviteData {
  return {
    put: async (invite, entry, outgoing) =>
      transaction(async (tx) => {
        if (!(await mayChange(tx, entry))) return 'not allowed';
        const { emailKey } = invite;
        if (await rowWhere(tx, 'users', sql`email_key = ${emailKey}`)) return 'is member';
        await upsertRow(tx, 'invites', { key: sql`email_key`, row: invite });
        await insertOutgoing(tx, outgoing);
        await writeLog(tx, entry);
        return 'stored';
      }),
    byHash: async (hash) => rowWhere(db, 'invites', { hash }),
    list: async ({ skip, take }) =>
      queryPage(db, rowSchemas.invites, {
        take,
        query: sql`SELECT json_build_object(${jsonFields('i', rowSchemas.invites)}) AS row
          FROM invites i ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}`,
      }),
    sweep: async (time) => deleteRows(db, 'invites', sql`expires_at < ${time}`),
    remove: async (id, entry) =>
      transaction(async (tx) => {
        if (!(await mayChange(tx, entry))) return false;
        if ((await deleteRows(tx, 'invites', { id })) === 0) return false;
        await writeLog(tx, entry);
        return true;
      }),
  };
}
