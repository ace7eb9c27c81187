-- Adds :comments comments, 50 on a post, and :popular on the last post, of which every fifth answers the one before it, and
-- :notifications notifications, as many for each of the :members members, of which every fifth was not seen. Without triggers, which
-- would take minutes, so the counters are written here.
SET LOCAL session_replication_role = replica;

INSERT INTO comments (id, post_id, author_id, parent_id, text, created_at, updated_at)
SELECT 'comment-' || n, 'post-' || n / 50, 'user-' || n * 7 % :members,
  CASE WHEN n % 5 = 4 THEN 'comment-' || n - 1 END,
  'The path along the river is open again, and it is worth the walk.', :start + n * 1000::bigint, :start + n * 1000::bigint
FROM generate_series(0, :comments - 1) n
UNION ALL
SELECT 'popular-' || n, 'post-' || :posts - 1, 'user-' || n * 7 % :members,
  CASE WHEN n % 5 = 4 THEN 'popular-' || n - 1 END,
  'The path along the river is open again, and it is worth the walk.', :start + n * 1000::bigint, :start + n * 1000::bigint
FROM generate_series(0, :popular - 1) n;

UPDATE posts SET comments = own FROM (SELECT post_id, count(*) AS own FROM comments GROUP BY 1) AS counted
WHERE post_id = posts.id;
UPDATE user_counters SET comments_received = received
FROM (SELECT author_id, sum(comments) AS received FROM posts GROUP BY 1) AS counted WHERE author_id = user_id;

CREATE TEMPORARY TABLE told ON COMMIT DROP AS
SELECT n, 'told-' || n AS id, n % :members AS member, n / :members AS place, :start + n * 100::bigint AS created_at
FROM generate_series(0, :notifications - 1) n;

INSERT INTO notifications (id, user_id, kind, post_id, created_at, is_seen)
SELECT id, 'user-' || member, (ARRAY['likes', 'comment', 'mention', 'post'])[1 + place % 4],
  'post-' || (member * 7 + place * 13) % :posts, created_at, place % 5 > 0
FROM told ORDER BY n;

INSERT INTO notification_events (notification_id, source, actor_id, created_at)
SELECT id, 'bench:' || actor, 'user-' || (member + actor * 17) % :members, created_at
FROM told CROSS JOIN generate_series(1, 2) actor ORDER BY n;
