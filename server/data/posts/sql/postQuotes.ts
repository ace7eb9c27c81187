import { notifyPart } from '../../notifications/sql/notify';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import type { PassageRow } from '../../rows/bookCardRows';
import type { QuotedUrl } from '../../rows/rows';

/** Stores the quotes of the post in the table `post`: of other posts that have, or had, one of the urls. */
export function insertQuotes(post: SQL, quotes: readonly QuotedUrl[]) {
  const wanted = quotes.map(({ url, ...quote }) => ({ ...quote, urlKey: url.toLowerCase() }));
  return sql`INSERT INTO post_quotes (post_id, block_id, quoted_post_id, quote)
    SELECT quoting.id, wanted."blockId", p.id, wanted.quote
    FROM ${post} AS quoting, json_to_recordset(${JSON.stringify(wanted)}::text::json)
        AS wanted ("blockId" text, "urlKey" text, quote text)
      JOIN posts p ON p.id = coalesce(
        (SELECT id FROM posts WHERE url_key = wanted."urlKey"),
        (SELECT post_id FROM former_urls WHERE url_key = wanted."urlKey"))
    WHERE p.id <> quoting.id`;
}

/** Replaces the quotes of a post. */
export async function storeQuotes(db: Db, postId: string, quotes: readonly QuotedUrl[]) {
  await db.execute(sql`DELETE FROM post_quotes WHERE post_id = ${postId}`);
  if (quotes.length > 0)
    await db.execute(insertQuotes(sql`(SELECT ${postId}::text AS id)`, quotes));
}

type Changed = {
  postId: string;
  by: string;
  lost: readonly Pick<PassageRow, 'blockId' | 'quote'>[];
  at: number;
};

/** Notifies those who saved words of a post that these are no longer in it. */
export async function notifyOfChange(db: Db, { postId, by, lost, at }: Changed) {
  const notified = notifyPart(
    { recipient: sql`g.user_id`, kind: 'passageChanged', postId: sql`g.post_id` },
    { source: sql`'passage:' || g.id`, actorId: null, at },
  );
  await db.execute(sql`SELECT ${notified} FROM passages g JOIN posts p ON p.id = g.post_id
      JOIN json_to_recordset(${JSON.stringify(lost)}::text::json) AS lost ("blockId" text, quote text)
        ON lost."blockId" = g.block_id AND lost.quote = g.quote
    WHERE g.post_id = ${postId} AND g.user_id <> p.author_id AND g.user_id <> ${by}
    ORDER BY g.user_id, g.id`);
}
