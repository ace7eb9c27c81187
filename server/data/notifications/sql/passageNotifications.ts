import { limits } from '@contract/limits';
import { endOfSaving, saversToNotify } from '@server/rules/savers';
import * as v from 'valibot';
import { queryValues } from '../../postgres/queries/queryRows';
import { sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { savedSource } from '../notificationSources';
import { notify, withdraw } from './notify';

const saversRow = v.object({
  authorId: v.string(),
  isSaved: v.boolean(),
  others: v.array(v.string()),
});

/** The members who saved words of a post, without its author: some others and the given one. */
async function readSavers(db: Db, postId: string, saver: string) {
  const ofOthers = sql`post_id = p.id AND quote <> '' AND user_id <> p.author_id`;
  const query = sql`SELECT json_build_object('authorId', p.author_id,
      'isSaved', EXISTS (SELECT FROM passages WHERE ${ofOthers} AND user_id = ${saver}),
      'others', coalesce((SELECT json_agg(user_id) FROM (
        SELECT DISTINCT user_id FROM passages WHERE ${ofOthers} AND user_id <> ${saver}
        ORDER BY user_id ${sql.raw(`LIMIT ${limits.keepers}`)}
      ) other), '[]'::json)) AS row
    FROM posts p WHERE p.id = ${postId}`;
  const [found] = await queryValues(db, saversRow, query);
  return found && { ...found, savers: [...found.others, ...(found.isSaved ? [saver] : [])] };
}

/**
 * Notifies the author of a post that people saved words of it. The post is locked, so that of people who save words at
 * the same time the last one that is needed is not missed.
 */
export async function notifyOfSaving(
  db: Db,
  { postId, saver, at }: { postId: string; saver: string; at: number },
) {
  await db.execute(sql`SELECT FROM posts WHERE id = ${postId} FOR NO KEY UPDATE`);
  const found = await readSavers(db, postId, saver);
  if (!found) return;
  const userId = found.authorId;
  const notices = saversToNotify({ ...found, saver })
    .toSorted()
    .map((one) => ({ userId, kind: 'kept', postId, source: savedSource(postId, one) }) as const);
  await notify(db, notices, at);
}

/** Withdraws notifications after an account removed its last saved words of a post. */
export async function endSaving(db: Db, postId: string, saver: string) {
  const found = await readSavers(db, postId, saver);
  if (!found) return;
  const end = endOfSaving({ ...found, saver });
  if (end === 'nothing') return;
  await withdraw(db, savedSource(postId, saver));
  if (end === 'all')
    await db.execute(sql`DELETE FROM notifications
      WHERE user_id = ${found.authorId} AND kind = 'kept' AND post_id = ${postId} AND NOT is_seen`);
}
