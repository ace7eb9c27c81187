import { apiLimits } from '@contract/apiLimits';
import type { Mentions } from '@contract/comments/mentions';
import { notificationKind } from '@contract/notifications/notificationEntities';
import { holding, type ReviewSetting } from '@contract/site/siteEntities';
import { judgeComment } from '@server/rules/comments';
import * as v from 'valibot';
import { commentSource } from '../../notifications/notificationSources';
import { queryValues, textArray } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { writerJson, writerSchema } from '../../postgres/queries/writerFacts';
import { rowSchemas } from '../../rows/rowSchemas';

/** The setting of the site; null if it has none. */
export const holdingJson = sql`(SELECT holding FROM site WHERE id = 'site')`;

const factsRow = v.object({
  ...v.pick(rowSchemas.comments, [
    'id',
    'postId',
    'parentId',
    'blockId',
    'authorId',
    'state',
    'stateBy',
    'text',
  ]).entries,
  writer: v.nullable(writerSchema),
  holding: v.nullable(holding),
  postAuthorId: v.nullable(v.string()),
  parentAuthorId: v.nullable(v.string()),
  notified: v.array(v.object({ userId: v.string(), kind: notificationKind })),
  /** Those who decide about held comments. */
  moderators: v.array(v.string()),
});
export type Facts = v.InferOutput<typeof factsRow>;

/** Reads the facts about the comments `c`, which can be new ones. */
export const readFacts = async (db: Db, comments: SQL, now: number) =>
  queryValues(
    db,
    factsRow,
    sql`SELECT json_build_object('id', c.id, 'postId', c.post_id, 'parentId', c.parent_id,
      'blockId', c.block_id, 'authorId', c.author_id, 'state', c.state, 'stateBy', c.state_by, 'text', c.text,
      'writer', ${writerJson(sql`c.author_id`, now)}, 'holding', ${holdingJson},
      'postAuthorId', (SELECT author_id FROM posts WHERE id = c.post_id),
      'parentAuthorId', (SELECT author_id FROM comments WHERE id = c.parent_id),
      'notified', coalesce((
        SELECT json_agg(json_build_object('userId', n.user_id, 'kind', n.kind))
        FROM notification_events e JOIN notifications n ON n.id = e.notification_id
        WHERE e.source = ${commentSource('')}::text || c.id
      ), '[]'::json),
      'moderators', coalesce((
        SELECT json_agg(id ORDER BY id) FROM users WHERE role <> 'user'
      ), '[]'::json)) AS row FROM ${comments}`,
  );

type Judged = { facts: Facts; unset: ReviewSetting; now: number };

/** The state of a comment that its author writes now; of one whose account is gone, the present one. */
export function judgedState({ facts, unset, now }: Judged, hasLinks: boolean) {
  const { writer, authorId, postAuthorId, holding } = facts;
  const isOwnPost = postAuthorId === authorId;
  if (!writer) return facts.state;
  return judgeComment({ writer, isOwnPost, holding: holding ?? unset, now }, hasLinks);
}

const mentionRow = v.object({
  people: v.array(v.object({ id: v.string(), key: v.string() })),
  mentioned: v.array(rowSchemas.toldMentions),
});

/** The people that texts can mean, and whom the comments and their writers have mentioned. */
export async function readMentioned(
  db: Db,
  comments: readonly Facts[],
  { mentions, now }: { mentions: readonly Mentions[]; now: number },
): Promise<v.InferOutput<typeof mentionRow>> {
  const keys = new Set(mentions.flat(2));
  if (keys.size === 0) return { people: [], mentioned: [] };
  const writers = new Set(comments.flatMap(({ authorId }) => authorId ?? []));
  const ids = textArray(comments.map(({ id }) => id));
  const query = sql`SELECT json_build_object('people', coalesce((
        SELECT json_agg(json_build_object('id', id, 'key', username_key)) FROM users
        WHERE username_key = ANY(${textArray([...keys])}) AND NOT is_blocked
      ), '[]'::json),
      'mentioned', coalesce((
        SELECT json_agg(json_build_object('userId', user_id, 'commentId', comment_id,
          'actorId', actor_id, 'createdAt', created_at))
        FROM told_mentions WHERE comment_id = ANY(${ids})
          OR (actor_id = ANY(${textArray([...writers])}) AND created_at > ${now - apiLimits.newFor}::bigint)
      ), '[]'::json)) AS row`;
  const [found] = await queryValues(db, mentionRow, query);
  return found ?? { people: [], mentioned: [] };
}

/**
 * Locks the account that writes, so that its comments are judged one after the other. Everywhere it is locked before the
 * comment, so that a decision and an edit don't wait for each other.
 */
export async function lockWriter(db: Db, id: SQL) {
  await db.execute(sql`SELECT FROM users WHERE id = ${id} FOR NO KEY UPDATE`);
}

/** Locks the account that wrote the comment. */
export const lockWriterOf = async (db: Db, commentId: string) =>
  lockWriter(db, sql`(SELECT author_id FROM comments WHERE id = ${commentId})`);

/** Those who decide about held comments. */
export async function readModerators(db: Db) {
  const query = sql`SELECT id AS row FROM users WHERE role <> 'user' ORDER BY id`;
  return queryValues(db, v.string(), query);
}
