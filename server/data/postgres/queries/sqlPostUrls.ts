import { limits } from '@contract/limits';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { PostUrlData } from '../../postUrlPort';
import { fullPostRow } from '../../rows';
import { brokenUniqueConstraint } from '../connection/failures';
import { isWritableBy } from './access';
import { fullPost } from './postCards';
import { formerUrls, posts } from './postTables';
import { queryValues } from './queryRows';
import type { Db, SqlStore } from './sqlStore';

/** Returns 'url taken' if the statement would give a post the url of another one. */
export async function unlessTaken<Result>(statement: Promise<Result>) {
  try {
    return await statement;
  } catch (error) {
    if (brokenUniqueConstraint(error) === 'posts_url_key') return 'url taken';
    throw error;
  }
}

/** The post `p` with this url, now or before. */
export const hasUrl = (url: string) => sql`(p.url_key = ${url.toLowerCase()} OR p.id = (
  SELECT post_id FROM former_urls WHERE url_key = ${url.toLowerCase()}))`;

async function isTaken(db: Db, { id, urlKey }: { id: string; urlKey: string }) {
  const used = db.select({ id: posts.id }).from(posts);
  const former = db.select({ id: formerUrls.postId }).from(formerUrls);
  const [others, othersBefore] = await Promise.all([
    used.where(and(eq(posts.urlKey, urlKey), ne(posts.id, id))),
    former.where(and(eq(formerUrls.urlKey, urlKey), ne(formerUrls.postId, id))),
  ]);
  return others.length + othersBefore.length > 0;
}

type NewUrl = Parameters<PostUrlData['change']>[0];

async function change(db: Db, { id, url, by, now }: NewUrl): ReturnType<PostUrlData['change']> {
  // Locked before it is read, so that no parallel change comes between.
  await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('update');
  const query = sql`SELECT ${fullPost} AS row FROM posts p WHERE p.id = ${id} AND ${isWritableBy(by, now)}`;
  const [before] = await queryValues(db, fullPostRow, query);
  if (!before) return null;
  const [urlKey, formerKey] = [url.toLowerCase(), before.url.toLowerCase()];
  if (await isTaken(db, { id, urlKey })) return 'url taken';
  const firstUrl = before.publishedAt === null ? url : before.firstUrl;
  if (urlKey !== formerKey) {
    const isOther = and(eq(formerUrls.postId, id), ne(formerUrls.urlKey, urlKey));
    const others = await db.$count(formerUrls, isOther);
    if (before.publishedAt !== null && others >= limits.formerUrls) return 'too many';
    await db.delete(formerUrls).where(eq(formerUrls.urlKey, urlKey));
    if (before.publishedAt !== null) {
      await db.insert(formerUrls).values({ urlKey: formerKey, postId: id });
    }
  }
  await db.update(posts).set({ url, urlKey, firstUrl }).where(eq(posts.id, id));
  return { before, after: { ...before, url, firstUrl } };
}

/** The addresses of posts. */
export function createSqlPostUrls({ transaction }: SqlStore): PostUrlData {
  return {
    change: async (given) => unlessTaken(transaction(async (db) => change(db, given))),
  };
}
