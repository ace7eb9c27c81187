import type { LogRow } from '../../rows/communityRows';
import { moderationLog } from './schema';
import type { Db } from './sqlStore';

/** Stores an entry of the log in the transaction of the caller. */
export const writeLog = async (db: Db, entry: LogRow) => db.insert(moderationLog).values(entry);
