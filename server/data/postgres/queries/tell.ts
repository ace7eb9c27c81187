import type { Mentions } from '@contract/comments/mentions';
import { parseComment } from '@contract/comments/parseComment';
import type { Decision, NotificationKind } from '@contract/notifications/notificationEntities';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { decisionSource } from '../../notificationSources';
import { rowSchemas } from '../../rowSchemas';
import { queryRows, textArray } from './queryRows';
import type { Db } from './sqlStore';

type Value = SQL | string;

type Told = {
  recipient: Value;
  kind: NotificationKind;
  postId?: Value;
  commentId?: Value;
  profileId?: Value;
  /** Of what has no page. */
  title?: Value;
};

type Event = {
  source: Value;
  actorId: string | null;
  at: number;
  decision?: Decision | null;
  reason?: string;
};

/** Adds an event to the open row of `recipient`; `source` takes it back. */
export function tell(
  { recipient, kind, postId, commentId, profileId, title }: Told,
  { source, actorId, at, decision = null, reason = '' }: Event,
) {
  return sql`tell(${recipient}, ${kind},
    ROW (${postId ?? null}, ${commentId ?? null}, ${profileId ?? null}, ${title ?? null})::notification_subject,
    ROW ('', (${source})::text, ${actorId}::text, NULL, ${at}::bigint, ${decision}::text, ${reason}::text)::notification_events)`;
}

type Decided = { id: string; decision: Decision; reason?: string; at: number };

/** Tells an account what someone else has decided about it, or about a post or heading of it, whose id is `id`. */
export const tellOwner = (
  about: Omit<Told, 'kind' | 'commentId'>,
  { id, decision, reason = '', at }: Decided,
) =>
  tell(
    { ...about, kind: 'decision' },
    { source: decisionSource(id, at), actorId: null, at, decision, reason },
  );

/** Takes back what came from a source. */
export async function untell(db: Db, source: string) {
  await db.execute(sql`DELETE FROM notification_events WHERE source = ${source}`);
}

/** A part of a statement that takes back what came from a source, if the part `name` has a row. */
export const untold = (source: string, name: string) => sql`untold AS (
  DELETE FROM notification_events WHERE source = ${source} AND EXISTS (SELECT FROM ${sql.raw(name)})
)`;

/** The keys of the usernames that are meant by the JSON of `Mentions`. */
const meantKeys = (mentions: SQL) => sql`ARRAY (
  SELECT (SELECT username_key FROM users WHERE NOT is_blocked
      AND username_key = ANY (ARRAY (SELECT json_array_elements_text(possible)))
    ORDER BY length(username_key) DESC LIMIT 1)
  FROM json_array_elements(${mentions}) AS possible)`;

/** Has the comment that was written or edited tell what it tells now, and take back what it no longer tells. */
export const tellComment = (id: Value, { mentions, at }: { mentions: Mentions; at: number }) =>
  sql`tell_comment(${id}, ${meantKeys(sql`${JSON.stringify(mentions)}::text::json`)}, ${at}::bigint, true)`;

type Telling = { id: string; mentions: Mentions };

/** The same for some comments whose state was changed. */
export async function tellComments(db: Db, telling: readonly Telling[], at: number) {
  if (telling.length === 0) return;
  await db.execute(sql`SELECT tell_comment(id, ${meantKeys(sql`mentions`)}, ${at}::bigint, false)
    FROM json_to_recordset(${JSON.stringify(telling)}::text::json) AS told (id text, mentions json)`);
}

/** The same after a decision about comments. */
export async function tellDecided(db: Db, ids: readonly string[], at: number) {
  const query = sql`SELECT id, text FROM comments WHERE id = ANY(${textArray(ids)}) ORDER BY id`;
  const found = await queryRows(db, v.pick(rowSchemas.comments, ['id', 'text']), query);
  const telling = found.map(({ id, text }) => ({ id, mentions: parseComment(text).mentions }));
  await tellComments(db, telling, at);
}
