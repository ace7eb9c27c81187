-- `published_at` is the time of the first publication, `publish_at` the time for which it is planned. Lists of
-- posts are sorted by `listed_at`: public ones by their publication, drafts by their last change.
ALTER TABLE posts ADD COLUMN published_at bigint, ADD COLUMN publish_at bigint;

-- Without the triggers on posts: nothing that they count changes, except days and scores, which are made anew.
ALTER TABLE posts DISABLE TRIGGER USER;
UPDATE posts SET published_at = created_at WHERE is_published;
ALTER TABLE posts ENABLE TRIGGER USER;
ALTER TABLE posts
  ADD COLUMN listed_at bigint NOT NULL GENERATED ALWAYS AS (coalesce(published_at, updated_at)) STORED,
  ADD CONSTRAINT posts_publication CHECK (published_at IS NOT NULL OR NOT is_published),
  ADD CONSTRAINT posts_schedule CHECK (publish_at IS NULL OR NOT is_published);

DROP INDEX posts_author, posts_newest, posts_hottest;
CREATE INDEX posts_author ON posts (author_id, listed_at DESC, id DESC);
CREATE INDEX posts_newest ON posts (listed_at DESC, id DESC) WHERE is_public;
CREATE INDEX posts_hottest ON posts (hot_score DESC, listed_at DESC, id DESC) WHERE is_public;
CREATE INDEX posts_scheduled ON posts (publish_at) WHERE publish_at IS NOT NULL;

-- Copies: null before the first publication.
ALTER TABLE post_tags RENAME COLUMN created_at TO published_at;
ALTER TABLE post_tags ALTER COLUMN published_at DROP NOT NULL;
ALTER TABLE post_search RENAME COLUMN created_at TO published_at;
ALTER TABLE post_search ALTER COLUMN published_at DROP DEFAULT, ALTER COLUMN published_at DROP NOT NULL;
UPDATE post_tags SET published_at = NULL FROM posts WHERE id = post_id AND NOT is_published;
UPDATE post_search SET published_at = NULL FROM posts WHERE id = post_id AND NOT is_published;

CREATE OR REPLACE FUNCTION set_post_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_author_blocked boolean;
BEGIN
  SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
  NEW.is_public := NEW.is_published AND NOT coalesce(is_author_blocked, true);
  NEW.hot_score := hot_score(NEW.likes, coalesce(NEW.published_at, NEW.created_at));
  RETURN NEW;
END $$;
DROP TRIGGER post_columns ON posts;
CREATE TRIGGER post_columns BEFORE INSERT OR UPDATE OF is_published, published_at, created_at ON posts
  FOR EACH ROW EXECUTE FUNCTION set_post_columns();

CREATE OR REPLACE FUNCTION set_search_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT author_id, is_public, published_at INTO NEW.author_id, NEW.is_public, NEW.published_at
    FROM posts WHERE id = NEW.post_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION set_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.tag_keys, NEW.published_at) IS NOT DISTINCT FROM (OLD.tag_keys, OLD.published_at) THEN
      RETURN NULL;
    END IF;
    DELETE FROM post_tags WHERE post_id = NEW.id;
  END IF;
  INSERT INTO post_tags (tag_key, published_at, post_id)
    SELECT DISTINCT unnest(NEW.tag_keys), NEW.published_at, NEW.id;
  RETURN NULL;
END $$;
DROP TRIGGER post_tags ON posts;
CREATE TRIGGER post_tags AFTER INSERT OR UPDATE OF tag_keys, published_at ON posts
  FOR EACH ROW EXECUTE FUNCTION set_post_tags();

-- Likes and comments are counted by their own triggers. A post gets its `published_at` when it is published.
CREATE OR REPLACE FUNCTION count_updated_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes counted_post[];
BEGIN
  changes := ARRAY(
    SELECT unnest(ARRAY[
      ROW (b.author_id, -1, b.is_published, b.is_public, b.tags, 0, 0)::counted_post,
      ROW (a.author_id, 1, a.is_published, a.is_public, a.tags, 0, 0)::counted_post])
    FROM before AS b JOIN after AS a USING (id)
    WHERE (b.is_published, b.is_public, b.tags) IS DISTINCT FROM (a.is_published, a.is_public, a.tags));
  IF cardinality(changes) = 0 THEN RETURN NULL; END IF;
  UPDATE post_search SET is_public = after.is_public, published_at = after.published_at FROM after
    WHERE post_search.post_id = after.id AND (post_search.is_public, post_search.published_at)
      IS DISTINCT FROM (after.is_public, after.published_at);
  PERFORM count_posts(changes);
  RETURN NULL;
END $$;

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

-- `post_days` counts the public posts by the day of their publication.
CREATE OR REPLACE FUNCTION count_days_of_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Most updates are likes and comments.
    PERFORM FROM before AS b JOIN after AS a USING (id)
      WHERE (b.is_public, b.published_at) IS DISTINCT FROM (a.is_public, a.published_at);
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_post_days(ARRAY(SELECT published_at FROM before WHERE is_public), -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM count_post_days(ARRAY(SELECT published_at FROM after WHERE is_public), 1);
  END IF;
  RETURN NULL;
END $$;
