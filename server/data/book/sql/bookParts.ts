import * as v from 'valibot';
import { canReadPost } from '../../postgres/queries/access';
import { queryValues } from '../../postgres/queries/queryRows';
import { activeFor } from '../../postgres/queries/restricted';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import type { PassageRow } from '../../rows/bookCardRows';
import { rowSchemas } from '../../rows/rowSchemas';
import { personRow } from '../../rows/rows';
import { passageSearchText } from '../bookRows';

/** The row in `passages`. */
export const storedPassage = (row: PassageRow) => ({ ...row, searchText: passageSearchText(row) });

const passageFields = jsonFields('g', rowSchemas.passages);

/** Of the post `p`. */
const quotedPost = sql`json_build_object('url', p.url, 'title', p.title, 'revision', p.revision, 'editedAt', p.edited_at,
  'author', (SELECT json_build_object(${jsonFields('a', personRow)})
    FROM users a WHERE a.id = p.author_id))`;

/** Of the passage `g`: whether its member `u` can read its post `p`. */
export const isReadable = sql`p.id = g.post_id AND ${canReadPost}`;

/** The passage `g` with its post, if its member can read that. */
export const ownCard = sql`json_build_object(${passageFields}, 'post', (
  SELECT ${quotedPost} FROM posts p JOIN users u ON u.id = g.user_id WHERE ${isReadable}
))`;

/** The passage `g` with its post, if that is public. */
export const publicCard = sql`json_build_object(${passageFields}, 'post', (
  SELECT ${quotedPost} FROM posts p WHERE p.id = g.post_id AND p.is_public
))`;

/** Whether the passage `g` is from elsewhere. */
export const isFromElsewhere = sql`g.post_id IS NULL AND (g.source_url <> '' OR g.source_title <> '')`;

/** Whether visitors could see the passage `g` under the heading `h`, whose owner is `k`. */
export const isVisible = sql`h.id = g.heading_id AND h.is_public AND k.id = h.user_id AND NOT k.is_blocked
  AND NOT g.is_detached AND (${isFromElsewhere}
    OR EXISTS (SELECT FROM posts p WHERE p.id = g.post_id AND p.is_public))`;

/** Whether the member may not change what others see of the book. */
export async function isBookRestricted(db: Db, userId: string, now: number) {
  const query = sql`SELECT EXISTS (SELECT ${activeFor({ userId, kind: 'book', now })}) AS row`;
  return (await queryValues(db, v.boolean(), query))[0] === true;
}

const member = v.object({ isVerified: v.boolean() });

/**
 * Locks an account that is not blocked, so that writes to its book follow each other. Rows that refer to the account
 * can be stored meanwhile.
 */
export async function lockMember(db: Db, userId: string) {
  const query = sql`SELECT json_build_object('isVerified', is_verified) AS row FROM users
    WHERE id = ${userId} AND NOT is_blocked FOR NO KEY UPDATE`;
  const [found] = await queryValues(db, member, query);
  return found ?? null;
}
