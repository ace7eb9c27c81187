import * as v from 'valibot';
import type { Driver } from '../connection/driver';

const wrongAccounts = `
  SELECT 'counters of ' || c.user_id AS wrong FROM user_counters c WHERE
    (followers, following, likes_received, comments_received, total_posts, published_posts, public_posts)
    IS DISTINCT FROM (
      (SELECT count(*) FROM follows WHERE author_id = c.user_id),
      (SELECT count(*) FROM follows WHERE follower_id = c.user_id),
      (SELECT count(*) FROM likes l JOIN posts p ON p.id = l.post_id WHERE p.author_id = c.user_id),
      (SELECT count(*) FROM comments m JOIN posts p ON p.id = m.post_id WHERE p.author_id = c.user_id AND m.is_shown),
      (SELECT count(*) FROM posts WHERE author_id = c.user_id),
      (SELECT count(*) FROM posts WHERE author_id = c.user_id AND is_published),
      (SELECT count(*) FROM posts WHERE author_id = c.user_id AND is_public)
    )
  UNION ALL
  SELECT 'no counters of ' || id FROM users WHERE id NOT IN (SELECT user_id FROM user_counters)`;

const wrongPosts = `
  SELECT 'columns of ' || p.id FROM posts p JOIN users u ON u.id = p.author_id WHERE
    (likes, comments, is_public, hot_score) IS DISTINCT FROM (
      (SELECT count(*) FROM likes WHERE post_id = p.id),
      (SELECT count(*) FROM comments WHERE post_id = p.id AND is_shown),
      p.is_published AND NOT u.is_blocked,
      hot_score(p.likes, coalesce(p.published_at, p.created_at))
    )
  UNION ALL
  SELECT 'comment ' || c.id FROM comments c JOIN users u ON u.id = c.author_id
    WHERE is_shown <> (state = 'shown' AND NOT is_blocked)
  UNION ALL
  SELECT 'likes of comment ' || id FROM comments
    WHERE likes <> (SELECT count(*) FROM comment_likes WHERE comment_id = id)
  UNION ALL
  SELECT 'search of ' || p.id FROM posts p LEFT JOIN post_search s ON s.post_id = p.id WHERE
    (s.author_id, s.is_public, s.published_at)
    IS DISTINCT FROM (p.author_id, p.is_public, p.published_at)
  UNION ALL
  SELECT 'content of ' || id FROM posts WHERE id NOT IN (SELECT post_id FROM post_contents)
  UNION ALL
  SELECT 'tags of ' || p.id FROM posts p WHERE
    ARRAY(SELECT tag_key FROM post_tags WHERE post_id = p.id
      AND published_at IS NOT DISTINCT FROM p.published_at ORDER BY 1)
    IS DISTINCT FROM ARRAY(SELECT DISTINCT unnest(tag_keys) ORDER BY 1)`;

const wrongTotals = `
  SELECT 'tag ' || tag FROM tag_counts FULL JOIN (
    SELECT tag, count(*) AS number
    FROM posts, LATERAL (SELECT DISTINCT unnest(tags) AS tag) AS own WHERE is_public GROUP BY tag
  ) AS counted USING (tag) WHERE posts IS DISTINCT FROM number
  UNION ALL
  SELECT 'day ' || day FROM post_days FULL JOIN (
    SELECT day_of(published_at) AS day, count(*) AS number FROM posts WHERE is_public GROUP BY 1
  ) AS counted USING (day) WHERE posts IS DISTINCT FROM number
  UNION ALL
  SELECT 'public posts' FROM totals
  WHERE name = 'public_posts' AND value <> (SELECT count(*) FROM posts WHERE is_public)`;

const wrongRows = v.array(v.object({ wrong: v.string() }));

/** Names every counter and copy that differs from the rows it is made of. */
export async function findWrongCounters({ query }: Pick<Driver, 'query'>) {
  const statement = [wrongAccounts, wrongPosts, wrongTotals].join(' UNION ALL ');
  const rows = v.parse(wrongRows, await query(statement, [], 'objects'));
  return rows.map(({ wrong }) => wrong);
}
