import type { Decision } from '@contract/notifications/notificationEntities';
import { noticeOfDecision } from '@server/rules/moderation';
import { lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { deciders } from '../../commentSchemas';
import { type LogRow, logEntryRow } from '../../communityRows';
import type { CommentDecision, ModerationData } from '../../moderationPort';
import { decisionSource } from '../../notificationSources';
import { rowSchemas } from '../../rowSchemas';
import { postCardRow } from '../../rows';
import { users } from './accountTables';
import { lockWriterOf } from './commentFacts';
import { notifyOfDecided } from './notifyOfComments';
import { personFields, postCard } from './postCards';
import { limit, queryPage, queryRows, queryValues, textArray } from './queryRows';
import { insertParts, jsonFields } from './rowColumns';
import { moderationLog } from './schema';
import { removeLocked } from './sqlComments';
import { canDecideOn, countHeld, readHeld } from './sqlHeld';
import type { Db, SqlStore } from './sqlStore';
import { notify, tellOwner } from './tell';
import { lockUser } from './userRows';
import { writeLog } from './writeLog';

const logged = jsonFields('m', moderationLog, rowSchemas.moderationLog);

/** Whether the account `u` decides about the comments of every post. */
const isModerator = sql`u.role IN ('moderator', 'admin')`;

/** Whether the author of the post may change the comment `c` to this state. */
function authorsMay(state: CommentDecision['state']) {
  if (state === 'hidden') return sql`c.state = 'shown'`;
  if (state !== 'shown') return sql`false`;
  return sql`c.state = 'held' OR (c.state = 'hidden' AND c.state_by = 'author')`;
}

type Deciding = {
  decision: CommentDecision;
  by: string;
  at: number;
  /** Only the comment that was changed then is decided. */
  updatedAt?: number | undefined;
};

const lockedComment = v.object({
  postId: v.string(),
  stateBy: v.picklist(deciders),
  isDecided: v.boolean(),
});

/** Locks the comment if the account may decide so; returns its post, as what it decides, and whether it has done so. */
async function lockComment(
  db: Db,
  id: string,
  { state, stateReason, by, updatedAt }: CommentDecision & Omit<Deciding, 'decision' | 'at'>,
) {
  const isRead = updatedAt === undefined ? sql.empty() : sql`AND c.updated_at = ${updatedAt}`;
  const stateBy = sql`CASE WHEN ${isModerator} THEN 'moderator' ELSE 'author' END`;
  const query = sql`SELECT json_build_object('postId', c.post_id, 'stateBy', ${stateBy}, 'isDecided', c.state = ${state}
      AND c.state_reason = ${stateReason} AND c.state_by IS NOT DISTINCT FROM ${stateBy}) AS row
    FROM comments c JOIN posts p ON p.id = c.post_id JOIN users u ON u.id = ${by}
      JOIN users w ON w.id = c.author_id
    WHERE c.id = ${id} AND NOT u.is_blocked AND ${canDecideOn}
      AND (${isModerator} OR (p.author_id = u.id AND (${authorsMay(state)}))) ${isRead}
    FOR UPDATE OF c`;
  const [locked] = await queryValues(db, lockedComment, query);
  return locked;
}

/** Whether the account may decide about the comment, if it decides about comments at all. */
export async function mayDecideOn(db: Db, commentId: string, by: string) {
  const query = sql`SELECT c.id AS row FROM comments c
    JOIN users w ON w.id = c.author_id JOIN users u ON u.id = ${by}
    WHERE c.id = ${commentId} AND ${canDecideOn}`;
  return (await queryValues(db, v.string(), query)).length > 0;
}

type Decided = CommentDecision & { stateBy: (typeof deciders)[number] };

/** Stores a decision about locked comments. */
async function store(
  db: Db,
  ids: readonly string[],
  { state, stateBy, stateReason, at }: Decided & Pick<Deciding, 'at'>,
) {
  const removedAt = state === 'removed' ? at : null;
  await db.execute(sql`UPDATE comments SET state = ${state}, state_by = ${stateBy},
      state_reason = ${stateReason}, removed_at = ${removedAt}::bigint
    WHERE id = ANY(${textArray(ids)})`);
}

const decidedComment = v.pick(rowSchemas.comments, ['id', 'postId', 'authorId', 'state']);

/** Notifies the authors; before the states are stored. */
async function notifyAuthors(db: Db, ids: readonly string[], { decision, by, at }: Deciding) {
  const query = sql`SELECT id, post_id AS "postId", author_id AS "authorId", state
    FROM comments WHERE id = ANY(${textArray(ids)}) ORDER BY id`;
  const { state: next, stateReason: reason } = decision;
  const notices = (await queryRows(db, decidedComment, query)).flatMap((comment) => {
    const notice = noticeOfDecision(comment, { by, next });
    if (!notice) return [];
    const { id, postId } = comment;
    const about = { kind: 'held', postId, profileId: notice.userId } as const;
    return [{ ...notice, ...about, source: decisionSource(id, at), reason }];
  });
  await notify(db, notices, at);
}

/**
 * Decides about a comment in the transaction of the caller. Returns its post and whether the comment was changed, or
 * null if the account may not do so.
 */
export async function applyDecision(db: Db, id: string, deciding: Deciding) {
  const { decision, by, at, updatedAt } = deciding;
  await lockWriterOf(db, id);
  const locked = await lockComment(db, id, { ...decision, by, updatedAt });
  if (!locked) return null;
  const { postId, stateBy, isDecided } = locked;
  if (isDecided) return { postId, isChanged: false };
  await notifyAuthors(db, [id], deciding);
  await store(db, [id], { ...decision, stateBy, at });
  await notifyOfDecided(db, [id], at);
  return { postId, isChanged: true };
}

async function decide(
  db: Db,
  id: string,
  { given, entry }: { given: Parameters<ModerationData['decide']>[1]; entry: LogRow },
) {
  const by = entry.actorId ?? '';
  const { updatedAt, ...decision } = given;
  const deciding = { decision, by, at: entry.createdAt, updatedAt };
  const decided = await applyDecision(db, id, deciding);
  if (decided?.isChanged) await writeLog(db, entry);
  return decided?.postId ?? null;
}

const commentsOf = (authorId: string, state: CommentDecision['state']): SQL => sql`SELECT id AS row
  FROM comments WHERE author_id = ${authorId} AND state IN ('shown', 'held') AND state <> ${state}
  ORDER BY id FOR UPDATE`;

async function decideAll(
  db: Db,
  authorId: string,
  { decision, entry }: { decision: CommentDecision; entry: LogRow },
) {
  const actor = await lockUser(db, entry.actorId ?? '');
  if (!actor || actor.isBlocked || actor.role === 'user') return null;
  // No comment of the account is judged while all of them are decided.
  const writer = await lockUser(db, authorId);
  if (!writer || writer.id === actor.id) return null;
  if (writer.role !== 'user' && actor.role !== 'admin') return null;
  const ids = await queryValues(db, v.string(), commentsOf(authorId, decision.state));
  const at = entry.createdAt;
  await notifyAuthors(db, ids, { decision, by: actor.id, at });
  await store(db, ids, { ...decision, stateBy: 'moderator', at });
  await notifyOfDecided(db, ids, at);
  if (ids.length > 0) await writeLog(db, entry);
  return ids.length;
}

async function setRole(
  db: Db,
  { id, role }: Parameters<ModerationData['setRole']>[0],
  entry: LogRow,
) {
  const by = entry.actorId ?? '';
  if (by === id) return false;
  // In the order of their ids, so that two administrators who change each other's role don't wait for ever.
  const locked = new Map();
  for (const one of [by, id].toSorted()) locked.set(one, await lockUser(db, one));
  const actor = locked.get(by);
  const account = locked.get(id);
  if (!account || actor?.isBlocked !== false || actor.role !== 'admin') return false;
  if (account.role === role) return true;
  await db.update(users).set({ role }).where(sql`id = ${id}`);
  await writeLog(db, entry);
  return true;
}

/** Changes a post of another person, who is told, with an entry in the log. Returns whether the actor `u` may do so. */
async function changePost(
  db: Db,
  entry: LogRow,
  { change, condition, decision }: { change: SQL; condition: SQL; decision: Decision },
) {
  const told = tellOwner(
    { recipient: sql`changed.author_id`, postId: sql`changed.id` },
    { id: entry.subjectId, decision, reason: entry.reason, at: entry.createdAt },
  );
  const { columns, values } = insertParts(moderationLog, entry);
  const query = sql`WITH changed AS (
      UPDATE posts p SET ${change} FROM users u
      WHERE ${condition} AND u.id = ${entry.actorId} AND u.id <> p.author_id AND NOT u.is_blocked
      RETURNING p.id, p.author_id
    ), logged AS (
      INSERT INTO moderation_log (${columns}) SELECT ${values} FROM changed
    )
    SELECT changed.id AS row FROM changed, ${told}`;
  return (await queryValues(db, v.string(), query)).length > 0;
}

/** Removes for good what decisions removed before `time`. */
async function sweepComments(db: Db, time: number) {
  const old = sql`SELECT id AS row FROM comments WHERE removed_at < ${time} ORDER BY id FOR UPDATE`;
  const ids = await queryValues(db, v.string(), old);
  if (ids.length > 0) await removeLocked(db, ids);
}

export function createSqlModeration({ db, transaction }: SqlStore): ModerationData {
  return {
    setRole: async (change, entry) => transaction(async (tx) => setRole(tx, change, entry)),
    decide: async (id, given, entry) => transaction(async (tx) => decide(tx, id, { given, entry })),
    decideAll: async (authorId, decision, entry) =>
      transaction(async (tx) => decideAll(tx, authorId, { decision, entry })),
    async closeComments({ postId, isClosed }, entry) {
      const { columns, values } = insertParts(moderationLog, entry);
      const closedBy = sql`CASE WHEN p.author_id = u.id AND p.comments_closed IS DISTINCT FROM 'moderator'
        THEN 'author' ELSE 'moderator' END`;
      const ofAuthor = isClosed
        ? sql`p.author_id = u.id`
        : sql`p.author_id = u.id AND p.comments_closed IS DISTINCT FROM 'moderator'`;
      const query = sql`WITH allowed AS MATERIALIZED (
          SELECT p.id, p.comments_closed, ${isClosed ? closedBy : sql`NULL`} AS closed_by,
            p.author_id = u.id AND p.comments_closed IS DISTINCT FROM 'moderator' AS is_own
          FROM posts p JOIN users u ON u.id = ${entry.actorId}
          WHERE p.id = ${postId} AND NOT u.is_blocked AND (${isModerator} OR (${ofAuthor}))
          FOR NO KEY UPDATE OF p
        ), changed AS (
          UPDATE posts p SET comments_closed = allowed.closed_by FROM allowed
          WHERE p.id = allowed.id AND allowed.comments_closed IS DISTINCT FROM allowed.closed_by
          RETURNING allowed.is_own
        ), logged AS (
          INSERT INTO moderation_log (${columns}) SELECT ${values} FROM changed WHERE NOT is_own
        )
        SELECT id AS row FROM allowed`;
      return (await queryValues(db, v.string(), query)).length > 0;
    },
    withhold: async ({ id, reason }, entry) =>
      changePost(db, entry, {
        change: sql`is_published = false, publish_at = NULL, withheld_reason = ${reason}`,
        condition: sql`p.id = ${id} AND u.role = 'admin'`,
        decision: 'unpublished',
      }),
    withheld: async ({ skip, take }) =>
      queryPage(db, postCardRow, {
        take,
        query: sql`SELECT ${postCard} AS row FROM (
            SELECT * FROM posts WHERE withheld_reason IS NOT NULL
            ORDER BY updated_at DESC, id DESC ${limit(take + 1, skip)}
          ) p ORDER BY p.updated_at DESC, p.id DESC`,
      }),
    allow: async (postId, entry) =>
      changePost(db, entry, {
        change: sql`withheld_reason = NULL`,
        condition: sql`p.id = ${postId} AND p.withheld_reason IS NOT NULL AND ${isModerator}`,
        decision: 'allowed',
      }),
    held: async (query) => readHeld(db, query),
    waiting: async (query) => countHeld(db, query),
    async log({ skip, take }) {
      const account = (id: SQL) =>
        sql`(SELECT json_build_object(${personFields}) FROM users u WHERE u.id = ${id})`;
      const query = sql`SELECT json_build_object(${logged},
          'actor', ${account(sql`m.actor_id`)}, 'person', ${account(sql`m.person_id`)}) AS row
        FROM moderation_log m ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}`;
      return queryPage(db, logEntryRow, { take, query });
    },
    sweep: async (time) =>
      transaction(async (tx) => {
        await sweepComments(tx, time);
        const swept = tx.delete(moderationLog).where(lt(moderationLog.createdAt, time));
        return (await swept.returning({ id: moderationLog.id })).length;
      }),
  };
}
