import { parseComment } from '@contract/comments/parseComment';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CommentData } from '../../commentPort';
import type { LogRow } from '../../communityRows';
import { decisionSource } from '../../notificationSources';
import { rowSchemas } from '../../rowSchemas';
import type { HoldingRule } from '../../sitePort';
import { canReadPost } from './access';
import { ifRemoved } from './missingRows';
import { firstRow, queryRows, queryValues, textArray } from './queryRows';
import { isUnrestricted } from './restricted';
import { insertParts } from './rowColumns';
import { comments } from './schema';
import { unlessRepeated, withClientId } from './sqlClientIds';
import { createSqlCommentLists } from './sqlCommentLists';
import { judgedState } from './sqlSite';
import type { Db, SqlStore } from './sqlStore';
import { tell, tellComment, tellComments } from './tell';
import { lockUser } from './userRows';
import { writeLog } from './writeLog';

/** Whether `by` may change the comment `c`. */
const isChangeableBy = (by: string) => sql`c.state <> 'removed' AND EXISTS (
  SELECT FROM posts p CROSS JOIN users u WHERE p.id = c.post_id AND u.id = ${by} AND ${canReadPost}
    AND (u.id = c.author_id OR u.role = 'admin')
)`;

/** Whether the new comment's parent, if it has one, is a comment of the post that answers none. */
const hasParent = (postId: string, parentId: string | null) =>
  parentId === null
    ? sql`true`
    : sql`EXISTS (
        SELECT FROM comments WHERE id = ${parentId} AND post_id = ${postId} AND parent_id IS NULL
      )`;

/** The id of the changed comment's post, or null. */
async function changedPost(db: Db, query: ReturnType<typeof sql>) {
  const [postId] = await queryValues(db, v.string(), query);
  return postId ?? null;
}

type Removing = { by: string; entry: LogRow | undefined };

/** Tells the author that someone else deletes the comment. */
async function tellRemoved(db: Db, id: string, { by, at }: { by: string; at: number }) {
  const told = tell(
    {
      recipient: sql`c.author_id`,
      kind: 'held',
      postId: sql`c.post_id`,
      profileId: sql`c.author_id`,
    },
    { source: decisionSource(id, at), actorId: null, at, decision: 'removed' },
  );
  await db.execute(sql`SELECT ${told} FROM comments c WHERE c.id = ${id} AND c.author_id <> ${by}`);
}

/** The lock makes new replies wait, so that each statement that follows sees all of them. */
async function remove(db: Db, id: string, { by, entry }: Removing) {
  const locked = sql`SELECT c.post_id AS row FROM comments c
    WHERE c.id = ${id} AND ${isChangeableBy(by)} FOR UPDATE OF c`;
  const postId = await changedPost(db, locked);
  if (postId === null) return null;
  if (entry) await tellRemoved(db, id, { by, at: entry.createdAt });
  await removeLocked(db, [id]);
  if (entry) await writeLog(db, entry);
  return postId;
}

/** Removes comments that the transaction has locked; one with other replies stays without text and author. */
export async function removeLocked(db: Db, ids: readonly string[]) {
  const all = textArray(ids);
  const removed = sql`DELETE FROM comments c WHERE c.id = ANY(${all}) AND NOT EXISTS (
      SELECT FROM comments r WHERE r.parent_id = c.id AND r.id <> ALL(${all})
    ) RETURNING c.id AS row`;
  if ((await queryValues(db, v.string(), removed)).length === ids.length) return;
  await db.execute(sql`DELETE FROM comment_likes WHERE comment_id = ANY(${all})`);
  await db.execute(emptied(sql`c.id = ANY(${all})`));
}

/** Leaves the places of the comments `c` with this condition, which have replies. */
const emptied = (condition: ReturnType<typeof sql>) => sql`UPDATE comments c
  SET author_id = NULL, text = '', quote = '', state = 'removed', state_by = NULL,
    state_reason = '', removed_at = NULL
  WHERE ${condition}`;

/** Before an account is removed: keeps the places of its comments that others have answered. */
export async function keepThreads(db: Db, authorId: string) {
  const own = sql`c.author_id = ${authorId} AND c.parent_id IS NULL`;
  await db.execute(sql`SELECT FROM comments c WHERE ${own} ORDER BY c.id FOR UPDATE`);
  const answered = sql`${own} AND EXISTS (
    SELECT FROM comments r WHERE r.parent_id = c.id AND r.author_id IS DISTINCT FROM ${authorId}
  )`;
  await db.execute(sql`DELETE FROM comment_likes
    WHERE comment_id IN (SELECT c.id FROM comments c WHERE ${answered})`);
  await db.execute(emptied(answered));
}

type Judge = { by: string; now: number; rule: HoldingRule };
type Changing = { isAllowed: SQL; changed: SQL; told: SQL };

/** Changes the comment `c` with the state that the rule decides on, unless someone has decided. */
function judgedUpdate({ isAllowed, changed, told }: Changing, { by, now, rule }: Judge) {
  const place = { authorId: sql`c.author_id`, postId: sql`c.post_id`, now };
  // Compared with the row as it is when it is locked: a moderator can have decided meanwhile.
  const isJudged = sql`c.author_id = ${by} AND c.state <> judged.state
    AND (c.state = 'shown' OR (c.state = 'held' AND c.state_by IS NULL))`;
  return sql`WITH judged AS MATERIALIZED (
      SELECT c.id, ${judgedState(place, rule)} AS state FROM comments c WHERE ${isAllowed}
    ), changed AS (
      UPDATE comments c SET ${changed},
      state = CASE WHEN ${isJudged} THEN judged.state ELSE c.state END,
      state_by = CASE WHEN ${isJudged} THEN NULL ELSE c.state_by END,
      state_reason = CASE WHEN ${isJudged} THEN '' ELSE c.state_reason END
      FROM judged WHERE c.id = judged.id AND ${isAllowed} RETURNING c.id, c.post_id
    ) SELECT changed.post_id AS row FROM changed, ${told}`;
}

const heldText = v.object({ id: v.string(), text: v.string() });

/** Shows the comments of an account that the rule held and holds no longer. */
async function release(
  db: Db,
  authorId: string,
  { unset, now, areForeign }: Parameters<CommentData['release']>[1],
) {
  await lockUser(db, authorId);
  const held = sql`SELECT id, text FROM comments
    WHERE author_id = ${authorId} AND state = 'held' AND state_by IS NULL ORDER BY id FOR UPDATE`;
  const found = await queryRows(db, heldText, held);
  if (found.length === 0) return 0;
  const read = found.map(({ id, text }) => ({ id, ...parseComment(text) }));
  const withLinks = read.filter(({ links }) => areForeign(links)).map(({ id }) => id);
  const place = { authorId: sql`c.author_id`, postId: sql`c.post_id`, now };
  const links = sql`c.id = ANY(${textArray(withLinks)})`;
  const released = sql`WITH judged AS MATERIALIZED (
      SELECT c.id, ${judgedState(place, { hasLinks: links, unset })} AS state FROM comments c
      WHERE c.id = ANY(${textArray(found.map(({ id }) => id))})
    )
    UPDATE comments c SET state = 'shown' FROM judged
    WHERE c.id = judged.id AND judged.state = 'shown' RETURNING c.id AS row`;
  const ids = new Set(await queryValues(db, v.string(), released));
  const telling = read.filter(({ id }) => ids.has(id));
  await tellComments(
    db,
    telling.map(({ id, mentions }) => ({ id, mentions })),
    now,
  );
  return ids.size;
}

export function createSqlComments({ db, transaction }: SqlStore): CommentData {
  return {
    ...createSqlCommentLists({ db }),
    async insert(comment, clientId, rule) {
      const judged = { authorId: sql`u.id`, postId: sql`p.id`, now: comment.createdAt };
      const given = { ...comment, ...(rule ? { state: judgedState(judged, rule) } : {}) };
      const { columns, values } = insertParts(comments, given);
      const key = { userId: comment.authorId, call: 'addComment', clientId } as const;
      const mentions = rule?.mentions ?? parseComment(comment.text).mentions;
      const query = sql`WITH inserted AS (
          INSERT INTO comments (${columns}) SELECT ${values}
          FROM posts p CROSS JOIN users u
          WHERE p.id = ${comment.postId} AND u.id = ${comment.authorId} AND ${canReadPost}
            AND p.comments_closed IS NULL AND ${hasParent(comment.postId, comment.parentId)}
            AND ${isUnrestricted({ userId: sql`u.id`, kind: 'comment', now: comment.createdAt })}
          RETURNING id, state
        )${withClientId(key, comment)}
        SELECT state AS row FROM inserted, ${tellComment(sql`inserted.id`, { mentions, at: comment.createdAt })}`;
      const states = queryValues(db, rowSchemas.comments.entries.state, query);
      const stored = await ifRemoved(unlessRepeated(states), []);
      if (stored === 'repeated') return stored;
      const [state] = stored;
      return state ? { ...comment, state } : 'no post';
    },
    byId: async (id) =>
      firstRow(rowSchemas.comments, db.select().from(comments).where(eq(comments.id, id))),
    update: async (id, { text, updatedAt, rule }, by) => {
      const isAllowed = sql`c.id = ${id} AND ${isChangeableBy(by)}
        AND ${isUnrestricted({ userId: by, kind: 'comment', now: updatedAt })}`;
      const changed = sql`text = ${text}, updated_at = ${updatedAt}`;
      const mentions = rule?.mentions ?? parseComment(text).mentions;
      const told = tellComment(sql`changed.id`, { mentions, at: updatedAt });
      if (rule)
        return changedPost(
          db,
          judgedUpdate({ isAllowed, changed, told }, { by, now: updatedAt, rule }),
        );
      const query = sql`WITH changed AS (
          UPDATE comments c SET ${changed} WHERE ${isAllowed} RETURNING c.id, c.post_id
        ) SELECT changed.post_id AS row FROM changed, ${told}`;
      return changedPost(db, query);
    },
    release: async (authorId, rule) => transaction(async (tx) => release(tx, authorId, rule)),
    remove: async (id, by, entry) => transaction(async (tx) => remove(tx, id, { by, entry })),
  };
}
