import { limits } from '@contract/limits';
import { endOfKeeping, keepersToNotify } from '@server/rules/keepers';
import * as v from 'valibot';
import { queryValues } from '../../postgres/queries/queryRows';
import { sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { keptSource } from '../notificationSources';
import { notify, untell } from './tell';

const keepingRow = v.object({
  authorId: v.string(),
  keeps: v.boolean(),
  others: v.array(v.string()),
});

/** Who keeps words of a post, without its author: some others beside the account. */
async function readKeepers(db: Db, postId: string, keeper: string) {
  const ofOthers = sql`post_id = p.id AND quote <> '' AND user_id <> p.author_id`;
  const query = sql`SELECT json_build_object('authorId', p.author_id,
      'keeps', EXISTS (SELECT FROM passages WHERE ${ofOthers} AND user_id = ${keeper}),
      'others', coalesce((SELECT json_agg(user_id) FROM (
        SELECT DISTINCT user_id FROM passages WHERE ${ofOthers} AND user_id <> ${keeper}
        ORDER BY user_id ${sql.raw(`LIMIT ${limits.keepers}`)}
      ) other), '[]'::json)) AS row
    FROM posts p WHERE p.id = ${postId}`;
  const [found] = await queryValues(db, keepingRow, query);
  return found && { ...found, keepers: [...found.others, ...(found.keeps ? [keeper] : [])] };
}

/**
 * Notifies the author of a post that people keep words of it. The post is locked, so that of people who keep words at
 * the same time the last one that is needed is not missed.
 */
export async function notifyOfKeeping(
  db: Db,
  { postId, keeper, at }: { postId: string; keeper: string; at: number },
) {
  await db.execute(sql`SELECT FROM posts WHERE id = ${postId} FOR NO KEY UPDATE`);
  const found = await readKeepers(db, postId, keeper);
  if (!found) return;
  const userId = found.authorId;
  const notices = keepersToNotify({ ...found, keeper })
    .toSorted()
    .map((one) => ({ userId, kind: 'kept', postId, source: keptSource(postId, one) }) as const);
  await notify(db, notices, at);
}

/** After an account keeps words of a post no longer. */
export async function endKeeping(db: Db, postId: string, keeper: string) {
  const found = await readKeepers(db, postId, keeper);
  if (!found) return;
  const end = endOfKeeping({ ...found, keeper });
  if (end === 'nothing') return;
  await untell(db, keptSource(postId, keeper));
  if (end === 'all')
    await db.execute(sql`DELETE FROM notifications
      WHERE user_id = ${found.authorId} AND kind = 'kept' AND post_id = ${postId} AND NOT is_seen`);
}
