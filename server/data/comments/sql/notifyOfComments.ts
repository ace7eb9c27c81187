import type { Mentions } from '@contract/comments/mentions';
import { parseComment } from '@contract/comments/parseComment';
import { commentNotifications, type Notified } from '@server/rules/commentNotifications';
import { commentSource } from '../../notifications/notificationSources';
import { type Notice, notify } from '../../notifications/sql/notify';
import { textArray } from '../../postgres/queries/queryRows';
import { type SQL, sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { type Facts, readFacts, readMentioned } from './commentFacts';

/** A comment as it is stored now. */
type Changed = Facts & {
  /** The mentions of its text, if they are known. */
  mentions?: Mentions | undefined;
};

type Removed = Notified & { source: string };
type When = { at: number; isEdit: boolean };

/** In one order, so that two transactions don't wait for each other. */
const byUser = (one: Notified, other: Notified) => (one.userId < other.userId ? -1 : 1);

/** The notifications that comments cause now and did not cause before, and those that they no longer cause. */
export async function findNotices(
  db: Db,
  comments: readonly Changed[],
  { at: now, isEdit }: When,
): Promise<{ created: Notice[]; removed: Removed[] }> {
  const changed = comments.map(({ mentions, ...comment }) => ({
    comment,
    mentions: comment.state === 'shown' ? (mentions ?? parseComment(comment.text).mentions) : [],
  }));
  const all = changed.map(({ mentions }) => mentions);
  const { people, mentioned } = await readMentioned(db, comments, { mentions: all, now });
  const created: Notice[] = [];
  const removed: Removed[] = [];
  for (const { comment, mentions } of changed) {
    const { id, postId, parentId, authorId, moderators } = comment;
    const source = commentSource(id);
    const facts = { comment, mentions, people, mentioned, moderators, isEdit, now };
    const news = commentNotifications(facts);
    removed.push(...news.removed.map((row) => ({ ...row, source })));
    for (const { userId, kind, about } of news.created.toSorted(byUser)) {
      const of = { postId, commentId: about, threadId: parentId ?? id };
      created.push({ userId, kind, ...of, source, actorId: authorId, causedBy: id });
      if (kind === 'mention' && authorId !== null)
        mentioned.push({ userId, commentId: id, actorId: authorId, createdAt: now });
    }
  }
  return { created, removed };
}

/** Stores who is notified of mentions; null if nobody is. */
export function storingMentions(created: readonly Notice[], at: number): SQL | null {
  const mentions = created.filter(({ kind }) => kind === 'mention');
  if (mentions.length === 0) return null;
  return sql`INSERT INTO told_mentions (comment_id, user_id, actor_id, created_at)
    SELECT "causedBy", users.id, "actorId", ${at}::bigint
    FROM json_to_recordset(${JSON.stringify(mentions)}::text::json)
      AS mention ("causedBy" text, "userId" text, "actorId" text) JOIN users ON users.id = "userId"
    ON CONFLICT DO NOTHING`;
}

/** Creates the notifications that comments cause now, and removes those that they no longer cause. */
export async function notifyOfComments(db: Db, comments: readonly Changed[], when: When) {
  const { created, removed } = await findNotices(db, comments, when);
  if (removed.length > 0)
    await db.execute(sql`DELETE FROM notification_events e USING notifications n,
        json_to_recordset(${JSON.stringify(removed)}::text::json) AS gone ("userId" text, kind text, source text)
      WHERE e.source = gone.source AND n.id = e.notification_id
        AND n.user_id = gone."userId" AND n.kind = gone.kind`);
  await notify(db, created, when.at);
  const mentions = storingMentions(created, when.at);
  if (mentions) await db.execute(mentions);
}

/** The same after a decision about comments. */
export async function notifyOfDecided(db: Db, ids: readonly string[], at: number) {
  const decided = sql`comments c WHERE c.id = ANY(${textArray(ids)}) ORDER BY c.id`;
  await notifyOfComments(db, await readFacts(db, decided, at), { at, isEdit: false });
}
