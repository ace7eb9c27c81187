import { parseComment } from '@contract/comments/parseComment';
import { isJudgedAgain } from '@server/rules/comments';
import * as v from 'valibot';
import { unlessRepeated, withClientId } from '../../clientIds/sql/sqlClientIds';
import { decisionSource } from '../../notifications/notificationSources';
import { notifying, notifyPart } from '../../notifications/sql/notify';
import { ifRemoved } from '../../postgres/connection/failures';
import { canReadPost } from '../../postgres/queries/access';
import { queryValues, textArray } from '../../postgres/queries/queryRows';
import { isUnrestricted } from '../../postgres/queries/restricted';
import { insertParts } from '../../postgres/queries/rowColumns';
import { rowWhere, updateRows, writeLog } from '../../postgres/queries/rowQueries';
import { sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import type { LogRow, NewComment } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import type { CommentData, TextRule } from '../commentPort';
import { judgedState, lockWriter, lockWriterOf, readFacts } from './commentFacts';
import { findNotices, notifyOfComments, storingMentions } from './notifyOfComments';
import { createSqlCommentLists } from './sqlCommentLists';
import { createSqlReceived } from './sqlReceived';

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

/** Notifies the author that someone else deletes the comment. */
async function notifyOfRemoval(db: Db, id: string, { by, at }: { by: string; at: number }) {
  const notified = notifyPart(
    {
      recipient: sql`c.author_id`,
      kind: 'held',
      postId: sql`c.post_id`,
      profileId: sql`c.author_id`,
    },
    { source: decisionSource(id, at), actorId: null, at, decision: 'removed' },
  );
  await db.execute(
    sql`SELECT ${notified} FROM comments c WHERE c.id = ${id} AND c.author_id <> ${by}`,
  );
}

/** The lock makes new replies wait, so that each statement that follows sees all of them. */
async function remove(db: Db, id: string, { by, entry }: Removing) {
  const locked = sql`SELECT c.post_id AS row FROM comments c
    WHERE c.id = ${id} AND ${isChangeableBy(by)} FOR UPDATE OF c`;
  const postId = await changedPost(db, locked);
  if (postId === null) return null;
  if (entry) await notifyOfRemoval(db, id, { by, at: entry.createdAt });
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

/** Before an account is removed: leaves the places of its comments that others have answered. */
export async function clearComments(db: Db, authorId: string) {
  const own = sql`c.author_id = ${authorId} AND c.parent_id IS NULL`;
  await db.execute(sql`SELECT FROM comments c WHERE ${own} ORDER BY c.id FOR UPDATE`);
  const answered = sql`${own} AND EXISTS (
    SELECT FROM comments r WHERE r.parent_id = c.id AND r.author_id IS DISTINCT FROM ${authorId}
  )`;
  await db.execute(sql`DELETE FROM comment_likes
    WHERE comment_id IN (SELECT c.id FROM comments c WHERE ${answered})`);
  await db.execute(emptied(answered));
}

/** Shows the comments of an account that the rule held and holds no longer. */
async function release(
  db: Db,
  authorId: string,
  { unset, now, areForeign }: Parameters<CommentData['release']>[1],
) {
  await lockWriter(db, sql`${authorId}`);
  const held = sql`comments c
    WHERE c.author_id = ${authorId} AND c.state = 'held' AND c.state_by IS NULL ORDER BY c.id FOR UPDATE OF c`;
  const found = await readFacts(db, held, now);
  const released = found.flatMap((facts) => {
    const { links, mentions } = parseComment(facts.text);
    const state = judgedState({ facts, unset, now }, areForeign(links));
    return state === 'shown' ? [{ ...facts, state, mentions }] : [];
  });
  if (released.length === 0) return 0;
  const ids = textArray(released.map(({ id }) => id));
  await db.execute(sql`UPDATE comments SET state = 'shown' WHERE id = ANY(${ids})`);
  await notifyOfComments(db, released, { at: now, isEdit: false });
  return released.length;
}

type New = { comment: NewComment; clientId: string | undefined; rule: TextRule | undefined };

/** The row of a comment that isn't stored, as the comment `c`. */
function newComment({ id, postId, parentId, blockId, authorId, state, text }: NewComment) {
  return sql`(SELECT ${id}::text AS id, ${postId}::text AS post_id, ${parentId}::text AS parent_id,
    ${blockId}::text AS block_id, ${authorId}::text AS author_id, ${state}::text AS state,
    NULL::text AS state_by, ${text}::text AS text) c`;
}

async function insert(db: Db, { comment, clientId, rule }: New) {
  const { authorId, postId, createdAt: at } = comment;
  await lockWriter(db, sql`${authorId}`);
  const [facts] = await readFacts(db, newComment(comment), at);
  if (!facts) return 'no post';
  const judged = rule && judgedState({ facts, unset: rule.unset, now: at }, rule.hasLinks);
  const stored = { ...comment, state: judged ?? comment.state };
  const { columns, values } = insertParts(rowSchemas.comments, stored);
  const key = { userId: authorId, call: 'addComment', clientId } as const;
  const changed = { ...facts, state: stored.state, mentions: rule?.mentions };
  const { created } = await findNotices(db, [changed], { at, isEdit: true });
  const query = sql`WITH inserted AS (
      INSERT INTO comments (${columns}) SELECT ${values}
      FROM posts p CROSS JOIN users u
      WHERE p.id = ${postId} AND u.id = ${authorId} AND ${canReadPost}
        AND p.comments_closed IS NULL AND ${hasParent(postId, comment.parentId)}
        AND ${isUnrestricted({ userId: sql`u.id`, kind: 'comment', now: at })}
      RETURNING id
    )${withClientId(key, comment)}
    SELECT inserted.id AS row FROM inserted
      LEFT JOIN LATERAL (${notifying(created, at)} WHERE "causedBy" = inserted.id) AS notified ON true`;
  if ((await queryValues(db, v.string(), query)).length === 0) return 'no post';
  const mentions = storingMentions(created, at);
  if (mentions) await db.execute(mentions);
  return stored;
}

type Patch = Parameters<CommentData['update']>[1];

async function update(db: Db, id: string, { text, updatedAt, rule, by }: Patch & { by: string }) {
  await lockWriterOf(db, id);
  const isAllowed = sql`comments c WHERE c.id = ${id} AND ${isChangeableBy(by)}
    AND ${isUnrestricted({ userId: by, kind: 'comment', now: updatedAt })} FOR UPDATE OF c`;
  const [facts] = await readFacts(db, isAllowed, updatedAt);
  if (!facts) return null;
  const isJudged = rule && by === facts.authorId && isJudgedAgain(facts);
  const state = isJudged
    ? judgedState({ facts, unset: rule.unset, now: updatedAt }, rule.hasLinks)
    : facts.state;
  const decided = state === facts.state ? {} : { state, stateBy: null, stateReason: '' };
  await updateRows(db, 'comments', { set: { text, updatedAt, ...decided }, where: { id } });
  const changed = { ...facts, text, state, mentions: rule?.mentions };
  await notifyOfComments(db, [changed], { at: updatedAt, isEdit: true });
  return facts.postId;
}

export function createSqlComments({ db, transaction }: SqlStore): CommentData {
  return {
    ...createSqlCommentLists({ db }),
    ...createSqlReceived(db),
    insert: async (comment, clientId, rule) => {
      const inserted = transaction(async (tx) => insert(tx, { comment, clientId, rule }));
      return ifRemoved(unlessRepeated(inserted), 'no post');
    },
    byId: async (id) => rowWhere(db, 'comments', { id }),
    update: async (id, patch, by) => transaction(async (tx) => update(tx, id, { ...patch, by })),
    release: async (authorId, rule) => transaction(async (tx) => release(tx, authorId, rule)),
    remove: async (id, by, entry) => transaction(async (tx) => remove(tx, id, { by, entry })),
  };
}
