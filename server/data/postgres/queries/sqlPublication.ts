import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { scheduleSource } from '../../notificationSources';
import type { PublicationData } from '../../publicationPort';
import { fullPostRow } from '../../rows';
import { isChangeableBy, isWritableBy } from './access';
import { users } from './accountTables';
import { letters } from './letterTables';
import { fullPost } from './postCards';
import { posts, revisions } from './postTables';
import { limit, queryValues } from './queryRows';
import { isUnrestricted } from './restricted';
import type { SqlStore } from './sqlStore';
import { announce } from './sqlSubscribers';
import { tell } from './tell';

/** When posts are published. */
export function createSqlPublication({ db, transaction }: SqlStore): PublicationData {
  async function change(query: ReturnType<typeof sql>) {
    return (await queryValues(db, v.string(), query)).length > 0;
  }
  return {
    publish: async (id, { by, now }) =>
      change(sql`WITH found AS (
          SELECT id, published_at IS NULL AS is_first FROM posts WHERE id = ${id} FOR NO KEY UPDATE
        ), changed AS (
          UPDATE posts p SET is_published = true, publish_at = NULL,
            published_at = coalesce(published_at, ${now}::bigint)
          FROM found WHERE p.id = found.id AND p.withheld_reason IS NULL AND ${isWritableBy(by, now)}
          RETURNING p.id, p.revision, found.is_first
        ), announced AS (${announce(now)}), shown AS (
          UPDATE revisions r SET is_public = true FROM changed
          WHERE r.post_id = changed.id AND r.number = changed.revision
        )
        SELECT id AS row FROM changed`),
    unpublish: async (id, by) =>
      change(sql`UPDATE posts p SET is_published = false, publish_at = NULL
        WHERE p.id = ${id} AND ${isChangeableBy(by)} RETURNING p.id AS row`),
    schedule: async ({ id, publishAt }, { by, now }) =>
      change(sql`UPDATE posts p SET publish_at = ${publishAt}::bigint
        WHERE p.id = ${id} AND NOT p.is_published AND p.withheld_reason IS NULL AND ${isWritableBy(by, now)}
        RETURNING p.id AS row`),
    due: async ({ now, take, after }) =>
      queryValues(
        db,
        fullPostRow,
        sql`SELECT ${fullPost} AS row FROM posts p WHERE p.publish_at <= ${now}::bigint
          ${after ? sql`AND (p.publish_at, p.id) > (${after.publishAt}::bigint, ${after.id})` : sql``}
          ORDER BY p.publish_at, p.id ${limit(take)}`,
      ),
    carryOut: async ({ id, publishAt }, { isComplete, letter }) =>
      transaction(async (db) => {
        const [author] = await db
          .select({
            id: users.id,
            isVerified: users.isVerified,
            isBlocked: users.isBlocked,
            publishedAt: posts.publishedAt,
            withheldReason: posts.withheldReason,
            isUnrestricted: isUnrestricted({
              userId: sql`${users.id}`,
              kind: 'post',
              now: letter.createdAt,
            }).mapWith(Boolean),
          })
          .from(posts)
          .innerJoin(users, eq(users.id, posts.authorId))
          .where(and(eq(posts.id, id), eq(posts.publishAt, publishAt)))
          .for('no key update', { of: posts });
        if (!author) return null;
        const mayPublish = author.isVerified && !author.isBlocked && author.isUnrestricted;
        const isPublished = isComplete && mayPublish && author.withheldReason === null;
        const decision = isPublished ? 'published' : 'notPublished';
        const told = tell(
          { recipient: author.id, kind: 'scheduled', postId: id },
          { source: scheduleSource(id, publishAt), actorId: null, at: letter.createdAt, decision },
        );
        const published = { isPublished, publishedAt: sql`coalesce(published_at, ${publishAt})` };
        const [post] = await db
          .update(posts)
          .set({ publishAt: null, ...(isPublished ? published : {}) })
          .where(eq(posts.id, id))
          .returning({ revision: posts.revision });
        await db.execute(sql`SELECT ${told}`);
        if (!isPublished) await db.insert(letters).values(letter);
        else if (post) {
          const present = and(eq(revisions.postId, id), eq(revisions.number, post.revision));
          await db.update(revisions).set({ isPublic: true }).where(present);
          const isFirst = author.publishedAt === null;
          await db.execute(sql`WITH changed AS (
            SELECT ${id}::text AS id, ${isFirst}::boolean AS is_first
          ) ${announce(letter.createdAt)}`);
        }
        return isPublished;
      }),
  };
}
