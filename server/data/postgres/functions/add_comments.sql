-- A deleted post is not found here any more: `count_deleted_posts` has subtracted its comments.
CREATE OR REPLACE FUNCTION add_comments(changes commented_post[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  PERFORM FROM posts WHERE id IN (SELECT post_id FROM unnest(changes))
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE posts SET comments = comments + change.number
  FROM (SELECT post_id, sum(number) AS number FROM unnest(changes) GROUP BY post_id) AS change
  WHERE posts.id = change.post_id;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT author_id FROM posts WHERE id IN (SELECT post_id FROM unnest(changes))
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters SET comments_received = comments_received + change.number
  FROM (
    SELECT posts.author_id, sum(number) AS number
    FROM unnest(changes) AS changed JOIN posts ON posts.id = changed.post_id
    GROUP BY posts.author_id
  ) AS change
  WHERE user_counters.user_id = change.author_id;
END $$;
