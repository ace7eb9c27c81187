import { apiLimits } from '@contract/apiLimits';
import { limits } from '@contract/limits';
import { countedActs, knownComments } from '@server/rules/moderation';
import { limit, queryValues, textArray } from '../../postgres/queries/queryRows';
import { sql } from '../../postgres/queries/sql';
import type { Db } from '../../postgres/queries/sqlStore';
import { aboutPersonRow } from '../../rows/communityRows';
import { accused } from './sqlUndo';

const newest = sql`ORDER BY created_at DESC, id DESC`;

const comments = sql`SELECT json_agg(json_build_object('id', c.id, 'text', c.text, 'state', c.state,
    'createdAt', c.created_at) ${newest})
  FROM (
    SELECT c.* FROM comments c
    WHERE c.author_id = a.id AND c.state <> 'removed'
      AND EXISTS (SELECT FROM posts p WHERE p.id = c.post_id AND p.is_published)
    ${newest} ${limit(knownComments.most)}
  ) c`;

const acts = sql`m.person_id = a.id AND m.action = ANY(${textArray(countedActs)})`;

const decisions = sql`SELECT json_object_agg(d.action, d.number) FROM (
    SELECT m.action, count(*) AS number FROM moderation_log m WHERE ${acts} GROUP BY m.action
  ) d`;

const lastDecision = sql`SELECT json_build_object('action', m.action, 'reason', m.reason,
    'createdAt', m.created_at)
  FROM moderation_log m WHERE ${acts} ${newest} LIMIT 1`;

const reports = sql`SELECT json_agg(json_build_object('id', o.id, 'kind', o.kind, 'text', coalesce(c.text,
    h.title, CASE WHEN p.is_published OR p.withheld_reason IS NOT NULL THEN p.title END, u.username, ''))
    ORDER BY o.created_at DESC, o.id DESC)
  FROM (SELECT * FROM open WHERE author_id = a.id ${newest} ${limit(limits.pageSize + 1)}) o
    LEFT JOIN comments c ON c.id = o.comment_id LEFT JOIN headings h ON h.id = o.heading_id
    LEFT JOIN posts p ON p.id = o.post_id LEFT JOIN users u ON u.id = o.profile_id`;

/** The open reports are read once, and only as many of them as are counted. */
export const readAbout = async (db: Db, people: readonly string[]) =>
  queryValues(
    db,
    aboutPersonRow,
    sql`WITH open AS MATERIALIZED (
        SELECT o.*, ${accused} AS author_id FROM (
          SELECT * FROM report_subjects WHERE state = 'open' ${newest} ${limit(apiLimits.countedReports)}
        ) o
      )
      SELECT json_build_object('id', a.id, 'comments', coalesce((${comments}), '[]'::json),
        'decisions', coalesce((${decisions}), '{}'::json), 'lastDecision', (${lastDecision}),
        'reports', coalesce((${reports}), '[]'::json)) AS row
      FROM users a WHERE a.id = ANY(${textArray(people)}) ORDER BY a.id`,
  );
