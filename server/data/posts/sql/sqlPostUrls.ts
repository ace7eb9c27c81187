import { apiLimits } from '@contract/apiLimits';
import { formerPathOfUrl } from '@contract/formerPath';
import * as v from 'valibot';
import { brokenUniqueConstraint } from '../../postgres/connection/failures';
import { isWritableBy } from '../../postgres/queries/access';
import { fullPost } from '../../postgres/queries/postCards';
import { queryValues, textArray } from '../../postgres/queries/queryRows';
import { deleteRows, insertRows } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
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

/** Returns 'path taken' if the statement would give a post the former path of another one. */
export async function unlessPathTaken<Result>(statement: Promise<Result>) {
  try {
    return await statement;
  } catch (error) {
    if (brokenUniqueConstraint(error) === 'former_paths_pkey') return 'path taken';
    throw error;
  }
}

/** The post `p` with this url, now or before. */
export const hasUrl = (url: string) => sql`(p.url_key = ${url.toLowerCase()} OR p.id = (
  SELECT post_id FROM former_urls WHERE url_key = ${url.toLowerCase()}))`;

/** Those of the keys that posts have or had. */
async function usedKeys(db: Db, keys: readonly string[], otherThan = '') {
  const wanted = textArray(keys);
  const query = sql`SELECT url_key AS row FROM posts
      WHERE url_key = ANY(${wanted}) AND id <> ${otherThan}
    UNION ALL SELECT url_key FROM former_urls
      WHERE url_key = ANY(${wanted}) AND post_id <> ${otherThan}`;
  return new Set(await queryValues(db, v.string(), query));
}

type NewUrl = Parameters<PostUrlData['change']>[0];

async function change(db: Db, { id, url, by, now }: NewUrl): ReturnType<PostUrlData['change']> {
  // Locked before it is read, so that no parallel change comes between.
  await db.execute(sql`SELECT FROM posts WHERE id = ${id} FOR UPDATE`);
  const query = sql`SELECT ${fullPost} AS row FROM posts p WHERE p.id = ${id} AND ${isWritableBy(by, now)}`;
  const [before] = await queryValues(db, fullPostRow, query);
  if (!before) return null;
  const [urlKey, formerKey] = [url.toLowerCase(), before.url.toLowerCase()];
  if ((await usedKeys(db, [urlKey], id)).size > 0) return 'url taken';
  const firstUrl = before.publishedAt === null ? url : before.firstUrl;
  if (urlKey !== formerKey) {
    const former = sql`SELECT count(*)::integer AS row FROM former_urls
      WHERE post_id = ${id} AND url_key <> ${urlKey}`;
    const [others = 0] = await queryValues(db, v.number(), former);
    if (before.publishedAt !== null && others >= apiLimits.formerUrls) return 'too many';
    await deleteRows(db, 'formerUrls', { urlKey });
    if (before.publishedAt !== null)
      await insertRows(db, 'formerUrls', [{ urlKey: formerKey, postId: id }]);
  }
  await db.execute(sql`UPDATE posts SET url = ${url}, url_key = ${urlKey}, first_url = ${firstUrl}
    WHERE id = ${id}`);
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
      const query = sql`SELECT path_key AS row FROM former_paths
        WHERE path_key = ANY(${textArray(urls.map(formerPathOfUrl))})`;
      const paths = new Set(await queryValues(db, v.string(), query));
      return urls.filter((url) => used.has(url.toLowerCase()) || paths.has(formerPathOfUrl(url)));
    },
    async ofFormerPath(path) {
      const query = sql`SELECT p.url AS row FROM former_paths f JOIN posts p ON p.id = f.post_id
        WHERE f.path_key = ${path} AND p.is_public`;
      return (await queryValues(db, v.string(), query))[0] ?? null;
    },
    formerPaths: async (postId) =>
      queryValues(
        db,
        v.string(),
        sql`SELECT path_key AS row FROM former_paths WHERE post_id = ${postId} ORDER BY path_key`,
      ),
    change: async (given) => unlessTaken(transaction(async (db) => change(db, given))),
  };
}
