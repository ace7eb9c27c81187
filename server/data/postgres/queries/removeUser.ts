import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { emailKey } from '../../emailKey';
import type { Orphans } from '../../filePort';
import { users } from './accountTables';
import { refusedAddresses } from './letterTables';
import { posts } from './postTables';
import { queryValues } from './queryRows';
import { resources } from './schema';
import { keepThreads } from './sqlComments';
import type { Db } from './sqlStore';
import { lockUser } from './userRows';

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

/** Removes what the account keeps, and tells authors no longer of it. */
async function removePassages(db: Db, userId: string) {
  const kept = sql`WITH removed AS (
      DELETE FROM passages WHERE user_id = ${userId} RETURNING post_id
    )
    SELECT DISTINCT post_id AS row FROM removed WHERE post_id IS NOT NULL ORDER BY post_id`;
  for (const postId of await queryValues(db, v.string(), kept))
    await db.execute(sql`SELECT untell_kept(${postId}, ${userId})`);
}

/** Removes an account with everything it gave and received, and returns its files. */
export async function removeUser(db: Db, id: string): Promise<Orphans | null> {
  const user = await lockUser(db, id);
  if (!user) return null;
  const ofPosts = await removePosts(db, id);
  const files = await removeFiles(db, id);
  await removePassages(db, id);
  await keepThreads(db, id);
  await db.delete(refusedAddresses).where(eq(refusedAddresses.emailKey, emailKey(user.email)));
  await db.delete(users).where(eq(users.id, id));
  return {
    files: [...ofPosts.files, ...files],
    pictures: [...ofPosts.pictures, user.avatar, user.cover],
  };
}
