import { foldText, textBorder } from '@contract/foldText';
import { can } from '@contract/permissions';
import {
  judgeClosing,
  judgeDecision,
  kindsOfSubject,
  mayDecideAll,
  noticeOfDecision,
} from '@server/rules/moderation';
import * as v from 'valibot';
import { lockWriterOf } from '../../comments/sql/commentFacts';
import { notifyOfDecided } from '../../comments/sql/notifyOfComments';
import { removeLocked } from '../../comments/sql/sqlComments';
import { decisionSource } from '../../notifications/notificationSources';
import { notify, notifyOwnerPart, withdrawDecisions } from '../../notifications/sql/notify';
import { account, accountJson, moderated } from '../../postgres/queries/moderated';
import { personFields, postCard } from '../../postgres/queries/postCards';
import {
  containing,
  limit,
  queryPage,
  queryValues,
  textArray,
} from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { deleteRows, updateRows, writeLog } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { lockUsers } from '../../postgres/queries/userRows';
import { pendingToDraft } from '../../posts/sql/sqlPending';
import type { deciders } from '../../rows/commentSchemas';
import { type LogRow, logEntryRow } from '../../rows/communityRows';
import { rowSchemas } from '../../rows/rowSchemas';
import { postCardRow } from '../../rows/rows';
import type { CommentDecision, LogFilter, ModerationData } from '../moderationPort';
import { readAbout } from './sqlAbout';
import { countHeld, readHeld } from './sqlHeld';

/** Whether the entry `m` of the log is wanted. */
function inLog({ term = '', subject }: LogFilter) {
  const wanted = foldText(term);
  if (wanted.includes(textBorder)) return sql`false`;
  const kinds = subject === undefined ? null : textArray(kindsOfSubject(subject));
  return sql.join(
    [
      ...(kinds === null ? [sql`true`] : [sql`m.subject_kind = ANY(${kinds})`]),
      ...(wanted === ''
        ? []
        : [
            sql`EXISTS (SELECT FROM users u WHERE u.id IN (m.actor_id, m.person_id)
              AND u.search_text LIKE ${containing(wanted)})`,
          ]),
    ],
    sql` AND `,
  );
}

const logged = jsonFields('m', rowSchemas.moderationLog);

type Deciding = { decision: CommentDecision; by: string; at: number };

const decidedComment = v.pick(rowSchemas.comments, ['id', 'postId', 'authorId', 'state']);
type DecidedComment = v.InferOutput<typeof decidedComment>;

const decisionFacts = v.object({
  ...decidedComment.entries,
  ...v.pick(rowSchemas.comments, ['stateBy', 'stateReason', 'updatedAt']).entries,
  postAuthorId: v.string(),
  actor: v.nullable(account),
  writer: v.nullable(account),
});

/** Locks the comment, and reads what the rule asks about it. */
async function lockComment(db: Db, id: string, by: string | null) {
  const query = sql`SELECT json_build_object('id', c.id, 'postId', c.post_id, 'authorId', c.author_id,
      'state', c.state, 'stateBy', c.state_by, 'stateReason', c.state_reason, 'updatedAt', c.updated_at,
      'postAuthorId', p.author_id, 'actor', ${accountJson(by)}, 'writer', ${accountJson(sql`c.author_id`)}) AS row
    FROM comments c JOIN posts p ON p.id = c.post_id WHERE c.id = ${id} FOR UPDATE OF c`;
  return (await queryValues(db, decisionFacts, query))[0];
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

/** Notifies the authors; before the states are stored. */
async function notifyAuthors(
  db: Db,
  comments: readonly DecidedComment[],
  { decision, by, at }: Deciding,
) {
  const { state: next, stateReason: reason } = decision;
  const notices = comments.flatMap((comment) => {
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
export async function applyDecision(
  db: Db,
  id: string,
  {
    decision,
    by,
    at,
  }: Omit<Deciding, 'decision'> & {
    decision: Parameters<ModerationData['decide']>[1];
  },
) {
  await lockWriterOf(db, id);
  const comment = await lockComment(db, id, by);
  const judged = comment && judgeDecision(comment.actor, comment, decision);
  if (!judged) return null;
  const { stateBy, isChanged } = judged;
  const { postId } = comment;
  if (!isChanged) return { postId, isChanged };
  await notifyAuthors(db, [comment], { decision, by, at });
  if (decision.state === 'held') await withdrawDecisions(db, id);
  await store(db, [id], { ...decision, stateBy, at });
  await notifyOfDecided(db, [id], at);
  return { postId, isChanged };
}

async function decideAll(
  db: Db,
  authorId: string,
  { decision, entry }: { decision: CommentDecision; entry: LogRow },
) {
  const { actorId, createdAt: at } = entry;
  const by = actorId ?? '';
  // No comment of the account is judged while all of them are decided.
  const [actor = null, writer = null] = await lockUsers(db, [by, authorId]);
  if (!mayDecideAll(actor, writer)) return null;
  const query = sql`SELECT json_build_object('id', id, 'postId', post_id, 'authorId', author_id, 'state', state) AS row
    FROM comments WHERE author_id = ${authorId} AND state IN ('shown', 'held') AND state <> ${decision.state}
    ORDER BY id FOR UPDATE`;
  const comments = await queryValues(db, decidedComment, query);
  const ids = comments.map(({ id }) => id);
  await notifyAuthors(db, comments, { decision, by, at });
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
  const [actor = null, account] = await lockUsers(db, [entry.actorId ?? '', id]);
  if (!account || !can(actor, 'set role', account)) return false;
  if (account.role === role) return true;
  await updateRows(db, 'users', { set: { role }, where: { id } });
  await writeLog(db, entry);
  return true;
}

const lockedPost = v.pick(rowSchemas.posts, ['id', 'authorId', 'commentsClosed', 'withheldReason']);

async function lockPost(db: Db, id: string) {
  const query = sql`SELECT json_build_object(${jsonFields('p', lockedPost)}) AS row
    FROM posts p WHERE p.id = ${id} FOR NO KEY UPDATE`;
  return (await queryValues(db, lockedPost, query))[0];
}

type PostDecision = { decision: 'unpublished' | 'allowed'; reason: string; at: number };

/** Unpublishes a locked post with a reason, or allows it again, and notifies its author. */
export async function decidePost(db: Db, id: string, { decision, reason, at }: PostDecision) {
  const change =
    decision === 'allowed'
      ? sql`withheld_reason = NULL`
      : sql`is_published = false, publish_at = NULL, withheld_reason = ${reason}`;
  const notified = notifyOwnerPart(
    { recipient: sql`changed.author_id`, postId: sql`changed.id` },
    { id, decision, reason, at },
  );
  await db.execute(sql`WITH changed AS (
      UPDATE posts SET ${change} WHERE id = ${id} RETURNING id, author_id
    ) SELECT ${notified} FROM changed`);
  if (decision === 'unpublished') await pendingToDraft(db, id, at);
}

/** Removes for good what decisions removed before `time`. */
async function sweepComments(db: Db, time: number) {
  const old = sql`SELECT id AS row FROM comments WHERE removed_at < ${time} ORDER BY id FOR UPDATE`;
  const ids = await queryValues(db, v.string(), old);
  if (ids.length > 0) await removeLocked(db, ids);
}

export function createSqlModeration(sqlStore: SqlStore): ModerationData {
  const { db, transaction } = sqlStore;
  return {
    setRole: async (change, entry) => transaction(async (tx) => setRole(tx, change, entry)),
    decide: async (id, decision, entry) =>
      transaction(async (tx) => {
        const act = { by: entry.actorId ?? '', at: entry.createdAt };
        const decided = await applyDecision(tx, id, { decision, ...act });
        if (decided?.isChanged) await writeLog(tx, entry);
        return decided?.postId ?? null;
      }),
    decideAll: async (authorId, decision, entry) =>
      transaction(async (tx) => decideAll(tx, authorId, { decision, entry })),
    closeComments: async ({ postId, isClosed }, entry) =>
      moderated(sqlStore, entry, async ({ tx, actor, log }) => {
        const post = await lockPost(tx, postId);
        const closing = post && judgeClosing(actor, post, isClosed);
        if (!closing) return false;
        const { commentsClosed, isChanged, isLogged } = closing;
        if (isChanged)
          await updateRows(tx, 'posts', { set: { commentsClosed }, where: { id: postId } });
        if (isLogged) await log();
        return true;
      }),
    withhold: async ({ id, reason }, entry) =>
      moderated(sqlStore, entry, async ({ tx, actor, log }) => {
        const post = await lockPost(tx, id);
        if (!post || !can(actor, 'withhold post', post)) return false;
        await decidePost(tx, id, { decision: 'unpublished', reason, at: entry.createdAt });
        await log();
        return true;
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
      moderated(sqlStore, entry, async ({ tx, actor, log }) => {
        const post = await lockPost(tx, postId);
        const isAllowed = post && can(actor, 'allow post', post);
        if (!isAllowed || post.withheldReason === null) return false;
        const { reason, createdAt: at } = entry;
        await decidePost(tx, postId, { decision: 'allowed', reason, at });
        await log();
        return true;
      }),
    held: async (query) => readHeld(db, query),
    pending: async (query) => countHeld(db, query),
    about: async (people) => readAbout(db, people),
    async log({ skip, take, ...filter }) {
      const account = (id: SQL) =>
        sql`(SELECT json_build_object(${personFields}) FROM users u WHERE u.id = ${id})`;
      const query = sql`SELECT json_build_object(${logged},
          'actor', ${account(sql`m.actor_id`)}, 'person', ${account(sql`m.person_id`)}) AS row
        FROM moderation_log m WHERE ${inLog(filter)} ORDER BY created_at DESC, id DESC ${limit(take + 1, skip)}`;
      return queryPage(db, logEntryRow, { take, query });
    },
    sweep: async (time) =>
      transaction(async (tx) => {
        await sweepComments(tx, time);
        return deleteRows(tx, 'moderationLog', sql`created_at < ${time}`);
      }),
  };
}
