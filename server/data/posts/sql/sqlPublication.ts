import {
  judgeDue,
  judgeTakingBack,
  refusePlan,
  refusePublication,
} from '@server/rules/publication';
import * as v from 'valibot';
import { scheduleSource } from '../../notifications/notificationSources';
import { notifyPart } from '../../notifications/sql/notify';
import { isChangeableBy, isWritableBy } from '../../postgres/queries/access';
import { limit, queryValues } from '../../postgres/queries/queryRows';
import { jsonFields } from '../../postgres/queries/rowColumns';
import { insertRows } from '../../postgres/queries/rowQueries';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db, SqlStore } from '../../postgres/queries/sqlStore';
import { rowSchemas } from '../../rows/rowSchemas';
import type { StoredPost } from '../../rows/rows';
import { announce } from '../../subscribers/sql/sqlSubscribers';
import type { PublicationData } from '../publicationPort';
import { pendingToDraft } from './sqlPending';

const lockedPost = v.object({
  post: rowSchemas.posts,
  mayChange: v.boolean(),
  mayWrite: v.boolean(),
  isAuthorVerified: v.boolean(),
});

/** Locks the post, then reads what the rules ask for: a statement that waits for a lock would read the rest before it. */
async function lockPost(db: Db, id: string, { by, now }: { by: SQL | string; now: number }) {
  await db.execute(sql`SELECT FROM posts WHERE id = ${id} FOR NO KEY UPDATE`);
  const query = sql`SELECT json_build_object(
      'post', json_build_object(${jsonFields('p', rowSchemas.posts)}),
      'mayChange', ${isChangeableBy(by)}, 'mayWrite', ${isWritableBy(by, now)},
      'isAuthorVerified', (SELECT is_verified FROM users WHERE id = p.author_id)) AS row
    FROM posts p WHERE p.id = ${id}`;
  const [locked] = await queryValues(db, lockedPost, query);
  return locked ?? null;
}

/** Publishes a locked post. */
async function setPublished(
  db: Db,
  post: StoredPost,
  { time, now }: { time: number; now: number },
) {
  const isFirst = post.publishedAt === null;
  await db.execute(sql`WITH changed AS (
      UPDATE posts SET is_published = true, publish_at = NULL,
        published_at = coalesce(published_at, ${time}::bigint)
      WHERE id = ${post.id} RETURNING id, revision, ${isFirst}::boolean AS is_first
    ), announced AS (${announce(now)})
    UPDATE revisions r SET is_public = true FROM changed
    WHERE r.post_id = changed.id AND r.number = changed.revision`);
}

const setPlan = async (db: Db, id: string, publishAt: number | null) =>
  db.execute(sql`UPDATE posts SET publish_at = ${publishAt}::bigint WHERE id = ${id}`);

async function publish(db: Db, id: string, act: Parameters<PublicationData['publish']>[1]) {
  const facts = await lockPost(db, id, act);
  if (!facts) return 'not allowed';
  const refusal = refusePublication(facts, act.document);
  if (refusal) return refusal;
  await setPublished(db, facts.post, { time: act.now, now: act.now });
  return 'published';
}

async function unpublish(db: Db, id: string, { by, now }: { by: string; now: number }) {
  const query = sql`UPDATE posts p SET is_published = false, publish_at = NULL
    WHERE p.id = ${id} AND ${isChangeableBy(by)} RETURNING p.id AS row`;
  const isAllowed = (await queryValues(db, v.string(), query)).length > 0;
  if (isAllowed) await pendingToDraft(db, id, now);
  return isAllowed;
}

type Planning = Parameters<PublicationData['schedule']>;

async function schedule(db: Db, { id, publishAt }: Planning[0], act: Planning[1]) {
  const facts = await lockPost(db, id, act);
  if (!facts) return 'not allowed';
  const refusal = refusePlan(facts, act.document);
  if (refusal) return refusal;
  await setPlan(db, id, publishAt);
  return 'scheduled';
}

async function takeBack(db: Db, id: string, by: string) {
  const facts = await lockPost(db, id, { by, now: 0 });
  if (!facts?.mayChange) return null;
  const judged = judgeTakingBack(facts.post);
  if (judged === 'taken back') await setPlan(db, id, null);
  return judged;
}

type CarryingOut = Parameters<PublicationData['carryOut']>;

async function carryOut(db: Db, { id, publishAt }: CarryingOut[0], given: CarryingOut[1]) {
  const { document, letter } = given;
  const now = letter.createdAt;
  const facts = await lockPost(db, id, { by: sql`p.author_id`, now });
  const judged = facts && judgeDue(facts, { publishAt, document });
  if (!facts || judged === null || judged === 'stale') return judged;
  if (judged === 'published') await setPublished(db, facts.post, { time: publishAt, now });
  else {
    await setPlan(db, id, null);
    await insertRows(db, 'letters', [letter]);
  }
  const decision = judged === 'published' ? 'published' : 'notPublished';
  const notified = notifyPart(
    { recipient: facts.post.authorId, kind: 'scheduled', postId: id },
    { source: scheduleSource(id, publishAt), actorId: null, at: now, decision },
  );
  await db.execute(sql`SELECT ${notified}`);
  return judged;
}

const duePlan = v.object({ id: v.string(), publishAt: v.number() });

/** When posts are published. */
export function createSqlPublication({ db, transaction }: SqlStore): PublicationData {
  return {
    publish: async (id, act) => transaction(async (own) => publish(own, id, act)),
    unpublish: async (id, act) => transaction(async (own) => unpublish(own, id, act)),
    schedule: async (plan, act) => transaction(async (own) => schedule(own, plan, act)),
    takeBack: async (id, by) => transaction(async (own) => takeBack(own, id, by)),
    due: async ({ now, take, after }) =>
      queryValues(
        db,
        duePlan,
        sql`SELECT json_build_object('id', p.id, 'publishAt', p.publish_at) AS row
          FROM posts p WHERE p.publish_at <= ${now}::bigint
          ${after ? sql`AND (p.publish_at, p.id) > (${after.publishAt}::bigint, ${after.id})` : sql``}
          ORDER BY p.publish_at, p.id ${limit(take)}`,
      ),
    carryOut: async (plan, given) => transaction(async (own) => carryOut(own, plan, given)),
  };
}
