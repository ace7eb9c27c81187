import type { Writing } from '../../restrictions/restrictionPort';
import { type SQL, sql } from './sql';

type Writes = Pick<Writing, 'kind' | 'now'> & { userId: SQL | string };

/** The restrictions `r` that forbid this now. */
export const activeFor = ({ userId, kind, now }: Writes) => sql`FROM restrictions r
  WHERE r.user_id = ${userId} AND r.kind = ${kind} AND (r.until IS NULL OR r.until > ${now}::bigint)`;

/** Whether the account may write this now. */
export const isUnrestricted = (writes: Writes) => sql`NOT EXISTS (SELECT ${activeFor(writes)})`;
