import { apiLimits } from '@contract/apiLimits';
import { role } from '@contract/entities';
import * as v from 'valibot';
import { type SQL, sql } from './sql';

/** How many trusted comments the account with this id has, counted up to the limit. */
const trustedComments = (writer: SQL, now: number) => sql`(SELECT count(*) FROM (
  SELECT FROM comments t JOIN posts tp ON tp.id = t.post_id
  WHERE t.author_id = ${writer} AND tp.author_id <> ${writer} AND t.state = 'shown'
    AND (t.state_by = 'moderator' OR t.created_at <= ${now - apiLimits.newFor}::bigint)
  ${sql.raw(`LIMIT ${apiLimits.trustedComments}`)}
) few)`;

export const writerSchema = v.object({
  role,
  isVerified: v.boolean(),
  createdAt: v.number(),
  trusted: v.number(),
});

/** A `Writer` of the rules, as JSON; null if the account is gone. */
export const writerJson = (id: SQL, now: number) => sql`(
  SELECT json_build_object('role', w.role, 'isVerified', w.is_verified, 'createdAt', w.created_at,
    'trusted', ${trustedComments(sql`w.id`, now)})
  FROM users w WHERE w.id = ${id})`;
