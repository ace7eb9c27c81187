import { isUnrestricted } from './restricted';
import { type SQL, sql } from './sql';

/** Whether the account `u` is not blocked and can change the post `p`. */
export const canChangePost = sql`NOT u.is_blocked AND (u.id = p.author_id OR u.role = 'admin')`;

/** Whether `by` may change the post `p`. */
export const isChangeableBy = (by: SQL | string) =>
  sql`EXISTS (SELECT FROM users u WHERE u.id = ${by} AND ${canChangePost})`;

/** Whether `by` may change the post `p` and write posts now. */
export const isWritableBy = (by: SQL | string, now: number) =>
  sql`${isChangeableBy(by)} AND ${isUnrestricted({ userId: by, kind: 'post', now })}`;

/** Whether the account `u` is not blocked and can read the post `p`. */
export const canReadPost = sql`NOT u.is_blocked
  AND (p.is_public OR u.id = p.author_id OR u.role = 'admin')`;
