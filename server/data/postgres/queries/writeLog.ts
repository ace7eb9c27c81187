import type { LogRow } from '../../rows/communityRows';
import { insertRows } from './rowQueries';
import type { Db } from './sqlStore';

/** Stores an entry of the log in the transaction of the caller. */
export const writeLog = async (db: Db, entry: LogRow) => insertRows(db, 'moderationLog', [entry]);
