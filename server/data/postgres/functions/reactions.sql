-- A deleted post is not found here any more: `count_deleted_posts` has subtracted its likes.
CREATE OR REPLACE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE posts SET
    likes = likes + direction * change.number,
    hot_score = hot_score(likes + direction * change.number, coalesce(published_at, created_at))
  FROM (SELECT post_id, count(*)::integer AS number FROM changed GROUP BY post_id) AS change
  WHERE posts.id = change.post_id;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT author_id FROM posts WHERE id IN (SELECT post_id FROM changed)
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters SET likes_received = likes_received + direction * change.number
  FROM (
    SELECT posts.author_id, count(*)::integer AS number
    FROM changed JOIN posts ON posts.id = changed.post_id GROUP BY posts.author_id
  ) AS change
  WHERE user_counters.user_id = change.author_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT author_id FROM changed UNION SELECT follower_id FROM changed
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters SET
    followers = followers + direction * change.gained,
    following = following + direction * change.given
  FROM (
    SELECT account, sum(gained)::integer AS gained, sum(given)::integer AS given
    FROM (
      SELECT author_id AS account, 1 AS gained, 0 AS given FROM changed
      UNION ALL SELECT follower_id, 0, 1 FROM changed
    ) AS sides GROUP BY account
  ) AS change
  WHERE user_counters.user_id = change.account;
  RETURN NULL;
END $$;
