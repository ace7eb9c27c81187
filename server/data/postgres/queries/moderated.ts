import type { Viewer } from '@contract/permissions';
import * as v from 'valibot';
import type { LogRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import { queryValues } from './queryRows';
import { jsonFields } from './rowColumns';
import { writeLog } from './rowQueries';
import { type SQL, sql } from './sql';
import type { Db, SqlStore } from './sqlStore';

export const account = v.pick(rowSchemas.users, ['id', 'role', 'isVerified', 'isBlocked']);

const fields = jsonFields('u', account);

/** What the permissions ask about an account, as JSON; null if it is gone. */
export const accountJson = (id: SQL | string | null) =>
  sql`(SELECT json_build_object(${fields}) FROM users u WHERE u.id = ${id})`;

/** The account that acts; without a lock. */
async function readActor(db: Db, id: string | null): Promise<Viewer> {
  const query = sql`SELECT json_build_object(${fields}) AS row FROM users u WHERE u.id = ${id}`;
  return (await queryValues(db, account, query))[0] ?? null;
}

/** An account whose role stays until the transaction ends. */
export async function readAccount(db: Db, id: SQL | string) {
  const query = sql`SELECT json_build_object(${fields}) AS row FROM users u
    WHERE u.id = ${id} FOR SHARE`;
  return (await queryValues(db, account, query))[0] ?? null;
}

type Acting = { tx: Db; actor: Viewer; log: () => Promise<unknown> };

/** Runs `change` in a transaction, with the account that acts and what stores the entry of the log. */
export async function moderated<Answer>(
  { transaction }: SqlStore,
  entry: LogRow,
  change: (acting: Acting) => Promise<Answer>,
) {
  return transaction(async (tx) => {
    const actor = await readActor(tx, entry.actorId);
    return change({ tx, actor, log: async () => writeLog(tx, entry) });
  });
}
