import type { RunQuery } from '@server/data/postgres/connection/driver';
import * as v from 'valibot';

const wrongCounters = v.array(v.object({ counter: v.string(), id: v.string() }));

/** Every value that triggers maintain, beside the same value computed from the rows. */
const comparison = `
  WITH post_sums AS (
    SELECT posts.id, posts.author_id, posts.is_published, posts.is_public, posts.likes,
      posts.comments, posts.hot_score,
      coalesce(posts.published_at, posts.created_at) AS scored_at,
      (SELECT count(*) FROM likes WHERE post_id = posts.id) AS liked,
      (SELECT count(*) FROM comments WHERE post_id = posts.id AND is_shown) AS commented,
      posts.is_published AND NOT users.is_blocked AS readable
    FROM posts JOIN users ON users.id = posts.author_id
  ), author_sums AS (
    SELECT author_id, count(*) AS total, count(*) FILTER (WHERE is_published) AS published,
      count(*) FILTER (WHERE readable) AS public, sum(liked) AS liked, sum(commented) AS commented
    FROM post_sums GROUP BY author_id
  ), tag_sums AS (
    SELECT tag, count(DISTINCT id) AS posts FROM posts, unnest(tags) AS tag WHERE is_public GROUP BY tag
  ), day_sums AS (
    SELECT day_of(published_at) AS day, count(*) AS posts FROM posts WHERE is_public GROUP BY 1
  )
  SELECT counter, id FROM (
    SELECT counter, post_sums.id, stored, counted FROM post_sums, LATERAL (VALUES
      ('posts.likes', likes::numeric, liked::numeric),
      ('posts.comments', comments, commented),
      ('posts.is_public', is_public::integer, readable::integer),
      ('posts.hot_score', hot_score::numeric, hot_score(liked::integer, scored_at)::numeric)
    ) AS value (counter, stored, counted)
    UNION ALL
    SELECT counter, users.id, stored, counted
    FROM users LEFT JOIN user_counters ON user_id = users.id
      LEFT JOIN author_sums ON author_id = users.id, LATERAL (VALUES
      ('user_counters.followers', followers::numeric,
        (SELECT count(*) FROM follows WHERE follows.author_id = users.id)::numeric),
      ('user_counters.following', following,
        (SELECT count(*) FROM follows WHERE follower_id = users.id)),
      ('user_counters.total_posts', total_posts, coalesce(total, 0)),
      ('user_counters.published_posts', published_posts, coalesce(published, 0)),
      ('user_counters.public_posts', public_posts, coalesce(public, 0)),
      ('user_counters.likes_received', likes_received, coalesce(liked, 0)),
      ('user_counters.comments_received', comments_received, coalesce(commented, 0)),
      ('user_counters.passages', passages, (SELECT count(*) FROM passages g WHERE g.user_id = users.id)),
      ('user_counters.passage_bytes', passage_bytes,
        coalesce((SELECT sum(passage_bytes(g)) FROM passages g WHERE g.user_id = users.id), 0))
    ) AS value (counter, stored, counted)
    UNION ALL
    SELECT 'tag_counts', tag, tag_counts.posts, tag_sums.posts
    FROM tag_counts FULL JOIN tag_sums USING (tag)
    UNION ALL
    SELECT 'post_days', day::text, post_days.posts, day_sums.posts
    FROM post_days FULL JOIN day_sums USING (day)
    UNION ALL
    SELECT 'totals', name, value, (SELECT count(*) FROM post_sums WHERE readable) FROM totals
  ) AS compared WHERE stored IS DISTINCT FROM counted ORDER BY counter, id`;

const copies = `
  SELECT 'comments.is_shown' AS counter, comments.id FROM comments JOIN users ON users.id = author_id
    WHERE is_shown <> (state = 'shown' AND NOT is_blocked)
  UNION ALL
  SELECT 'comments.likes', id FROM comments
    WHERE likes <> (SELECT count(*) FROM comment_likes WHERE comment_id = id)
  UNION ALL
  SELECT 'post_search', posts.id FROM posts LEFT JOIN post_search ON post_id = id
    WHERE (post_search.author_id, post_search.is_public, post_search.published_at)
      IS DISTINCT FROM (posts.author_id, posts.is_public, posts.published_at)
  UNION ALL
  SELECT 'post_tags', posts.id FROM posts WHERE
    (SELECT array_agg(DISTINCT tag ORDER BY tag) FROM unnest(tag_keys) AS tag)
    IS DISTINCT FROM
    (SELECT array_agg(tag_key ORDER BY tag_key) FROM post_tags WHERE post_id = id)`;

/** The counters and copies that don't agree with the rows, such as `posts.likes` of a post. */
export async function findWrongCounters(query: RunQuery) {
  const found: { counter: string; id: string }[] = [];
  for (const text of [comparison, copies]) {
    found.push(...v.parse(wrongCounters, await query(text, [], 'objects')));
  }
  return found;
}
