import type { RunQuery } from '@server/data/postgres/connection/driver';
import * as v from 'valibot';

/** What happened since a time, as text, with its source and its recipient. The source of a decision also has its time. */
const happened = `
  SELECT 'comment:' || c.id AS source, p.author_id AS recipient FROM comments c JOIN posts p ON p.id = c.post_id
  WHERE c.created_at >= $1 AND c.state = 'shown' AND c.author_id <> p.author_id
  UNION ALL
  SELECT 'comment:' || c.id, answered.author_id FROM comments c JOIN comments answered ON answered.id = c.parent_id
  WHERE c.created_at >= $1 AND c.state = 'shown' AND c.author_id <> answered.author_id
  UNION ALL
  SELECT 'comment:' || c.id, u.id FROM comments c JOIN users u ON c.text ~ ('@' || u.username || '( |$)')
  WHERE c.created_at >= $1 AND c.state = 'shown' AND c.author_id <> u.id
    AND u.username IN ('author', 'reader', 'admin')
  UNION ALL
  SELECT 'decided:' || c.id, c.author_id FROM comments c
  WHERE c.created_at >= $1 AND c.state = 'shown' AND c.text LIKE 'First comment of %'
  UNION ALL
  SELECT 'report:' || r.subject_id || ':' || r.reporter_id, u.id FROM reports r JOIN users u ON u.username = 'moderator'
  WHERE r.created_at >= $1 AND u.id <> r.reporter_id
  UNION ALL
  SELECT 'scheduled:' || p.id || ':' || p.published_at, p.author_id FROM posts p
  WHERE p.created_at >= $1 AND p.is_published AND p.url LIKE 'kill-planned-%'
  UNION ALL
  SELECT 'like:' || l.post_id || ':' || l.user_id, p.author_id FROM likes l JOIN posts p ON p.id = l.post_id
  WHERE l.created_at >= $1 AND l.user_id <> p.author_id
  UNION ALL
  SELECT 'follow:' || f.id, f.author_id FROM follows f WHERE f.created_at >= $1
  UNION ALL
  SELECT 'post:' || p.id, f.follower_id FROM posts p JOIN follows f ON f.author_id = p.author_id
  WHERE p.created_at >= $1 AND p.is_public AND f.created_at < $1
    AND NOT EXISTS (SELECT FROM announcements a WHERE a.post_id = p.id AND NOT a.is_told)`;

const notified = 'notification_events e JOIN notifications n ON n.id = e.notification_id';

const queries = {
  lost: `SELECT source || ' for ' || recipient AS name FROM (${happened}) h
    WHERE NOT EXISTS (
      SELECT FROM ${notified} WHERE n.user_id = h.recipient
        AND (e.source = h.source OR starts_with(e.source, h.source || ':'))
    )`,
  doubled: `SELECT e.source || ' for ' || n.user_id AS name FROM ${notified}
    WHERE e.created_at >= $1 GROUP BY 1 HAVING count(*) > 1`,
  takenBack: `SELECT e.source AS name FROM notification_events e
    WHERE e.created_at >= $1 AND e.source ~ '^(like|follow|post):' AND NOT EXISTS (
      SELECT FROM likes l WHERE e.source = 'like:' || l.post_id || ':' || l.user_id
      UNION ALL SELECT FROM follows f WHERE e.source = 'follow:' || f.id
      UNION ALL SELECT FROM posts p WHERE e.source = 'post:' || p.id
    )`,
  empty: `SELECT n.id AS name FROM notifications n WHERE n.created_at >= $1
    AND NOT EXISTS (SELECT FROM notification_events e WHERE e.notification_id = n.id)`,
} as const;

const names = v.array(v.object({ name: v.string() }));

/** Compares what happened since a time with the members' notifications. Returns how the two differ. */
export async function checkNotifications(query: RunQuery, since: number) {
  const read = async (text: string) =>
    v.parse(names, await query(text, [since], 'objects')).map(({ name }) => name);
  return {
    lostNotifications: await read(queries.lost),
    doubledNotifications: await read(queries.doubled),
    staleNotifications: [...(await read(queries.takenBack)), ...(await read(queries.empty))],
  };
}
