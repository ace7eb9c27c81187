-- Comments answer comments, are about blocks and have likes. A deleted comment with replies stays without author
-- and text until its last reply goes.
ALTER TABLE comments
  ADD parent_id text COLLATE "C"
    CONSTRAINT comments_parent REFERENCES comments ON DELETE CASCADE DEFERRABLE,
  ADD block_id text COLLATE "C",
  ADD quote text NOT NULL DEFAULT '',
  ADD state text NOT NULL DEFAULT 'shown',
  ADD likes integer NOT NULL DEFAULT 0,
  ALTER author_id DROP NOT NULL,
  ADD CONSTRAINT comments_without_author CHECK (author_id IS NOT NULL OR state = 'removed');
CREATE INDEX comments_threads ON comments (post_id, created_at DESC, id DESC) WHERE parent_id IS NULL;
CREATE INDEX comments_replies ON comments (parent_id, created_at, id);
CREATE INDEX comments_remarks ON comments (post_id, block_id, created_at DESC, id DESC)
  WHERE block_id IS NOT NULL AND parent_id IS NULL;

CREATE TABLE comment_likes (
  comment_id text COLLATE "C" NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at bigint NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_likes_user ON comment_likes (user_id);

CREATE FUNCTION count_comment_likes() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER inserted_comment_likes AFTER INSERT ON comment_likes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_comment_likes('1');
CREATE TRIGGER deleted_comment_likes AFTER DELETE ON comment_likes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_comment_likes('-1');

-- `is_shown`: everybody sees it, and it is counted.
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
DROP TRIGGER comment_columns ON comments;
CREATE TRIGGER comment_columns BEFORE INSERT OR UPDATE OF state, author_id ON comments
  FOR EACH ROW EXECUTE FUNCTION set_comment_columns();

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
  UPDATE comments SET is_shown = state = 'shown' AND NOT NEW.is_blocked WHERE author_id = NEW.id;
  RETURN NULL;
END $$;

-- Of two replies that are deleted at the same time, the second one finds that it is the last.
CREATE FUNCTION delete_empty_threads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comments WHERE id IN (SELECT parent_id FROM changed) AND author_id IS NULL
    ORDER BY id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  DELETE FROM comments AS parent WHERE id IN (SELECT parent_id FROM changed) AND author_id IS NULL
    AND NOT EXISTS (SELECT FROM comments WHERE parent_id = parent.id);
  RETURN NULL;
END $$;
CREATE TRIGGER deleted_replies AFTER DELETE ON comments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION delete_empty_threads();
