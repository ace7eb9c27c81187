import { limits } from '@contract/limits';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { brokenUniqueConstraint } from '../../postgres/connection/failures';
import { isWritableBy } from '../../postgres/queries/access';
import { fullPost } from '../../postgres/queries/postCards';
import { formerUrls, posts } from '../../postgres/queries/postTables';
import { queryValues } from '../../postgres/queries/queryRows';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { fullPostRow } from '../../rows/rows';
import type { PostUrlData } from '../postUrlPort';

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

/** Those of the keys that posts have or had. */
async function usedKeys(db: Db, keys: readonly string[], otherThan = '') {
  const used = db.select({ key: posts.urlKey }).from(posts);
  const former = db.select({ key: formerUrls.urlKey }).from(formerUrls);
  const [now, before] = await Promise.all([
    used.where(and(inArray(posts.urlKey, keys), ne(posts.id, otherThan))),
    former.where(and(inArray(formerUrls.urlKey, keys), ne(formerUrls.postId, otherThan))),
  ]);
  return new Set([...now, ...before].map(({ key }) => key));
}

type NewUrl = Parameters<PostUrlData['change']>[0];

async function change(db: Db, { id, url, by, now }: NewUrl): ReturnType<PostUrlData['change']> {
  // Locked before it is read, so that no parallel change comes between.
  await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('update');
  const query = sql`SELECT ${fullPost} AS row FROM posts p WHERE p.id = ${id} AND ${isWritableBy(by, now)}`;
  const [before] = await queryValues(db, fullPostRow, query);
  if (!before) return null;
  const [urlKey, formerKey] = [url.toLowerCase(), before.url.toLowerCase()];
  if ((await usedKeys(db, [urlKey], id)).size > 0) return 'url taken';
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
export function createSqlPostUrls({ db, transaction }: SqlStore): PostUrlData {
  return {
    async taken(urls) {
      const used = await usedKeys(
        db,
        urls.map((url) => url.toLowerCase()),
      );
      return urls.filter((url) => used.has(url.toLowerCase()));
    },
    change: async (given) => unlessTaken(transaction(async (db) => change(db, given))),
  };
}
