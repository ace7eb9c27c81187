-- `is_shown`: everybody sees it, and it is counted. The lock makes a new comment wait for a change of its author's
-- `is_blocked`, and the other way round.
CREATE OR REPLACE FUNCTION set_comment_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_author_blocked boolean;
BEGIN
  NEW.is_shown := false;
  IF NEW.state = 'shown' THEN
    SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
    NEW.is_shown := NOT coalesce(is_author_blocked, true);
  END IF;
  RETURN NEW;
END $$;

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

CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  PERFORM add_comments(ARRAY(
    SELECT ROW (post_id, direction)::commented_post FROM changed WHERE is_shown));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_updated_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_comments(ARRAY(
    SELECT ROW (a.post_id, CASE WHEN a.is_shown THEN 1 ELSE -1 END)::commented_post
    FROM before AS b JOIN after AS a USING (id) WHERE b.is_shown <> a.is_shown));
  RETURN NULL;
END $$;

-- Of two replies that are deleted at the same time, the second one finds that it is the last.
CREATE OR REPLACE FUNCTION delete_empty_threads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comments WHERE id IN (SELECT parent_id FROM changed) AND author_id IS NULL
    ORDER BY id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  DELETE FROM comments AS parent WHERE id IN (SELECT parent_id FROM changed) AND author_id IS NULL
    AND NOT EXISTS (SELECT FROM comments WHERE parent_id = parent.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_comment_likes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM comments WHERE id IN (SELECT comment_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE comments SET likes = likes + direction * change.number
  FROM (SELECT comment_id, count(*)::integer AS number FROM changed GROUP BY comment_id) AS change
  WHERE comments.id = change.comment_id;
  RETURN NULL;
END $$;
