-- Comments of a blocked account are stored, but not shown and not counted until it is unblocked.
ALTER TABLE comments ADD is_shown boolean NOT NULL DEFAULT true;

-- The lock makes a new comment wait for a change of its author's `is_blocked`, and the other way round.
CREATE FUNCTION set_comment_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_author_blocked boolean;
BEGIN
  SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
  NEW.is_shown := NOT coalesce(is_author_blocked, true);
  RETURN NEW;
END $$;
CREATE TRIGGER comment_columns BEFORE INSERT ON comments
  FOR EACH ROW EXECUTE FUNCTION set_comment_columns();

-- A post whose number of shown comments changes.
CREATE TYPE commented_post AS (post_id text, number integer);

-- A deleted post is not found here any more: `count_deleted_posts` has subtracted its comments.
CREATE FUNCTION add_comments(changes commented_post[]) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE FUNCTION count_updated_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_comments(ARRAY(
    SELECT ROW (a.post_id, CASE WHEN a.is_shown THEN 1 ELSE -1 END)::commented_post
    FROM before AS b JOIN after AS a USING (id) WHERE b.is_shown <> a.is_shown));
  RETURN NULL;
END $$;
CREATE TRIGGER updated_comments AFTER UPDATE ON comments
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated_comments();

-- Changes posts, comments and counters of many accounts, so it locks all of them first, in the order in
-- which the triggers above do.
CREATE OR REPLACE FUNCTION set_author_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comments WHERE author_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM posts WHERE id IN (
    SELECT id FROM posts WHERE author_id = NEW.id
    UNION SELECT post_id FROM comments WHERE author_id = NEW.id
  ) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT NEW.id UNION SELECT posts.author_id
    FROM comments JOIN posts ON posts.id = comments.post_id WHERE comments.author_id = NEW.id
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE posts SET is_public = NOT NEW.is_blocked WHERE author_id = NEW.id AND is_published;
  UPDATE comments SET is_shown = NOT NEW.is_blocked WHERE author_id = NEW.id;
  RETURN NULL;
END $$;

UPDATE comments SET is_shown = false FROM users WHERE users.id = author_id AND is_blocked;
