import { sql } from 'drizzle-orm';

/** Whether the account `u` is not blocked and can change the post `p`. */
export const canChangePost = sql`NOT u.is_blocked AND (u.id = p.author_id OR u.role = 'admin')`;

/** Whether `by` may change the post `p`. */
export const isChangeableBy = (by: string) =>
  sql`EXISTS (SELECT FROM users u WHERE u.id = ${by} AND ${canChangePost})`;

/** Whether the account `u` is not blocked and can read the post `p`. */
export const canReadPost = sql`NOT u.is_blocked
  AND (p.is_public OR u.id = p.author_id OR u.role = 'admin')`;
