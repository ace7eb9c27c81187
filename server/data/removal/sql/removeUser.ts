import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { emailKey } from '../../accounts/emailKey';
import { keepThreads } from '../../comments/sql/sqlComments';
import type { Orphans } from '../../files/filePort';
import { endKeeping } from '../../notifications/sql/postKeepers';
import { users } from '../../postgres/queries/accountTables';
import { refusedAddresses } from '../../postgres/queries/letterTables';
import { posts } from '../../postgres/queries/postTables';
import { limit, queryValues } from '../../postgres/queries/queryRows';
import { resources } from '../../postgres/queries/schema';
import type { Db } from '../../postgres/queries/sqlStore';
import { lockUser } from '../../postgres/queries/userRows';

/** Removes the account's posts with their files; the database removes what belongs to them. */
async function removePosts(db: Db, authorId: string): Promise<Orphans> {
  const own = eq(posts.authorId, authorId);
  const removed = await db
    .select({ id: posts.id, image: posts.image })
    .from(posts)
    .where(own)
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .for('update');
  const files = await db
    .select({ postId: resources.postId, name: resources.name })
    .from(resources)
    .where(inArray(resources.postId, db.select({ id: posts.id }).from(posts).where(own)))
    .orderBy(asc(resources.createdAt), asc(resources.id));
  await db.delete(posts).where(own);
  return {
    files: removed.flatMap(({ id }) =>
      files.flatMap(({ postId, name }) => (postId === id ? [name] : [])),
    ),
    pictures: removed.map(({ image }) => image),
  };
}

/** Removes the account's files; one that someone else's post shows passes to the post's author. */
async function removeFiles(db: Db, ownerId: string) {
  await db
    .update(resources)
    .set({ ownerId: posts.authorId })
    .from(posts)
    .where(
      and(
        eq(resources.ownerId, ownerId),
        eq(posts.id, resources.postId),
        ne(posts.authorId, ownerId),
      ),
    );
  const removed = await db.delete(resources).where(eq(resources.ownerId, ownerId)).returning();
  return removed
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))
    .map(({ name }) => name);
}

/** Passages that one transaction removes: others wait for it. */
const passagesAtOnce = 500;

const removedPassages = v.object({ count: v.number(), postIds: v.array(v.string()) });

/**
 * Removes some of what the account keeps, and tells authors no longer of it. Returns whether there can be more. A
 * full book takes long, so it is emptied in several transactions before that which removes the account.
 */
export async function removePassages(db: Db, userId: string) {
  const kept = sql`WITH removed AS (
      DELETE FROM passages WHERE id IN (
        SELECT id FROM passages WHERE user_id = ${userId} ${limit(passagesAtOnce)}
      ) RETURNING post_id
    )
    SELECT json_build_object('count', count(*), 'postIds', coalesce(
      json_agg(DISTINCT post_id) FILTER (WHERE post_id IS NOT NULL), '[]'::json)) AS row
    FROM removed`;
  const [removed] = await queryValues(db, removedPassages, kept);
  for (const postId of removed?.postIds.toSorted() ?? []) await endKeeping(db, postId, userId);
  return removed?.count === passagesAtOnce;
}

/** Removes an account with everything it gave and received, and returns its files. */
export async function removeUser(db: Db, id: string): Promise<Orphans | null> {
  const user = await lockUser(db, id);
  if (!user) return null;
  const ofPosts = await removePosts(db, id);
  const files = await removeFiles(db, id);
  while (await removePassages(db, id));
  await keepThreads(db, id);
  await db.delete(refusedAddresses).where(eq(refusedAddresses.emailKey, emailKey(user.email)));
  await db.delete(users).where(eq(users.id, id));
  return {
    files: [...ofPosts.files, ...files],
    pictures: [...ofPosts.pictures, user.avatar, user.cover],
  };
}
