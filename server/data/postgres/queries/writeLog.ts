import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { LogRow } from '../../communityRows';
import { queryValues } from './queryRows';
import { moderationLog } from './schema';
import type { Db } from './sqlStore';

/** Stores an entry of the log in the transaction of the caller. */
export const writeLog = async (db: Db, entry: LogRow) => db.insert(moderationLog).values(entry);

/** Whether an administrator who is not blocked did it. */
export async function isByAdmin(db: Db, { actorId }: LogRow) {
  const query = sql`SELECT id AS row FROM users
    WHERE id = ${actorId} AND role = 'admin' AND NOT is_blocked`;
  return (await queryValues(db, v.string(), query)).length > 0;
}
