import * as v from 'valibot';
import { emailKey } from '../../accounts/emailKey';
import { clearComments } from '../../comments/sql/sqlComments';
import type { Orphans } from '../../files/filePort';
import { endSaving } from '../../notifications/sql/passageNotifications';
import { limit, queryRows, queryValues } from '../../postgres/queries/queryRows';
import { deleteRows, rowsWhere } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';

const removedPost = v.object({
  id: v.string(),
  image: v.string(),
  pendingImage: v.nullable(v.string()),
});

/** Removes the account's posts with their files; the database removes what belongs to them. */
async function removePosts(db: Db, authorId: string): Promise<Orphans> {
  const removed = await queryRows(
    db,
    removedPost,
    sql`SELECT p.id, p.image, nullif(c.image, '') AS "pendingImage"
      FROM posts p LEFT JOIN pending_posts c ON c.post_id = p.id
      WHERE p.author_id = ${authorId} ORDER BY p.created_at, p.id FOR UPDATE OF p`,
  );
  const files = await rowsWhere(
    db,
    'resources',
    sql`post_id IN (SELECT id FROM posts WHERE author_id = ${authorId}) ORDER BY created_at, id`,
  );
  await deleteRows(db, 'posts', { authorId });
  return {
    files: removed.flatMap(({ id }) =>
      files.flatMap(({ postId, name }) => (postId === id ? [name] : [])),
    ),
    pictures: removed.flatMap(({ image, pendingImage }) =>
      pendingImage === null ? [image] : [image, pendingImage],
    ),
  };
}

/** Removes the account's files; one that someone else's post shows passes to the post's author. */
async function removeFiles(db: Db, ownerId: string) {
  await db.execute(sql`UPDATE resources r SET owner_id = p.author_id FROM posts p
    WHERE r.owner_id = ${ownerId} AND p.id = r.post_id AND p.author_id <> ${ownerId}`);
  const query = sql`WITH removed AS (
      DELETE FROM resources WHERE owner_id = ${ownerId} RETURNING name, created_at, id
    )
    SELECT name AS row FROM removed ORDER BY created_at, id`;
  return queryValues(db, v.string(), query);
}

/** Passages that one transaction removes: others wait for it. */
const passagesAtOnce = 500;

const removedPassages = v.object({ count: v.number(), postIds: v.array(v.string()) });

/**
 * Removes some of the passages of the account, and withdraws the notifications of their authors. Returns whether there can be more. A
 * full book takes long, so it is emptied in several transactions before that which removes the account.
 */
export async function removePassages(db: Db, userId: string) {
  const passages = sql`WITH removed AS (
      DELETE FROM passages WHERE id IN (
        SELECT id FROM passages WHERE user_id = ${userId} ${limit(passagesAtOnce)}
      ) RETURNING post_id
    )
    SELECT json_build_object('count', count(*), 'postIds', coalesce(
      json_agg(DISTINCT post_id) FILTER (WHERE post_id IS NOT NULL), '[]'::json)) AS row
    FROM removed`;
  const [removed] = await queryValues(db, removedPassages, passages);
  for (const postId of removed?.postIds.toSorted() ?? []) await endSaving(db, postId, userId);
  return removed?.count === passagesAtOnce;
}

/** Removes an account with everything it gave and received, and returns its files. */
export async function removeUser(db: Db, id: string): Promise<Orphans | null> {
  const user = await lockUser(db, id);
  if (!user) return null;
  const ofPosts = await removePosts(db, id);
  const files = await removeFiles(db, id);
  while (await removePassages(db, id));
  await clearComments(db, id);
  await deleteRows(db, 'refusedAddresses', { emailKey: emailKey(user.email) });
  await deleteRows(db, 'users', { id });
  return {
    files: [...ofPosts.files, ...files],
    pictures: [...ofPosts.pictures, user.avatar, user.cover],
  };
}
