-- Triggers that keep counters and copies right, also when a foreign key deletes rows. Those with
-- several rows lock the rows they change in the order of their ids, so that they can't deadlock.

CREATE FUNCTION hot_score(likes integer, created_at bigint) RETURNS double precision
LANGUAGE sql IMMUTABLE AS $$
  SELECT log(likes + 1::double precision) + created_at / 604800000.0::double precision
$$;

CREATE FUNCTION create_user_counters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counters (user_id, created_at) VALUES (NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
CREATE TRIGGER user_counters AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION create_user_counters();

-- The lock makes a new post wait for a change of its author's `is_blocked`, and the other way round.
CREATE FUNCTION set_post_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_author_blocked boolean;
BEGIN
  SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
  NEW.is_public := NEW.is_published AND NOT coalesce(is_author_blocked, true);
  NEW.hot_score := hot_score(NEW.likes, NEW.created_at);
  RETURN NEW;
END $$;
CREATE TRIGGER post_columns BEFORE INSERT OR UPDATE OF is_published, created_at ON posts
  FOR EACH ROW EXECUTE FUNCTION set_post_columns();

CREATE FUNCTION set_author_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET is_public = NOT NEW.is_blocked WHERE author_id = NEW.id AND is_published;
  RETURN NULL;
END $$;
CREATE TRIGGER author_blocked AFTER UPDATE OF is_blocked ON users
  FOR EACH ROW WHEN (OLD.is_blocked IS DISTINCT FROM NEW.is_blocked)
  EXECUTE FUNCTION set_author_blocked();

CREATE FUNCTION set_search_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT author_id, is_public, created_at INTO NEW.author_id, NEW.is_public, NEW.created_at
    FROM posts WHERE id = NEW.post_id;
  RETURN NEW;
END $$;
CREATE TRIGGER search_columns BEFORE INSERT ON post_search
  FOR EACH ROW EXECUTE FUNCTION set_search_columns();

CREATE FUNCTION set_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.tag_keys = OLD.tag_keys THEN RETURN NULL; END IF;
    DELETE FROM post_tags WHERE post_id = NEW.id;
  END IF;
  INSERT INTO post_tags (tag_key, created_at, post_id)
    SELECT DISTINCT unnest(NEW.tag_keys), NEW.created_at, NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER post_tags AFTER INSERT OR UPDATE OF tag_keys ON posts
  FOR EACH ROW EXECUTE FUNCTION set_post_tags();

-- A post that is counted (`direction` 1) or no longer counted (-1).
CREATE TYPE counted_post AS (
  author_id text, direction integer, is_published boolean, is_public boolean, tags text[],
  likes integer, comments integer
);

CREATE FUNCTION count_posts(changes counted_post[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  PERFORM FROM user_counters WHERE user_id IN (SELECT author_id FROM unnest(changes))
    ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters AS counters SET
    total_posts = total_posts + total,
    published_posts = published_posts + published,
    public_posts = public_posts + public,
    likes_received = likes_received + liked,
    comments_received = comments_received + commented
  FROM (
    SELECT author_id, sum(direction) AS total,
      coalesce(sum(direction) FILTER (WHERE is_published), 0) AS published,
      coalesce(sum(direction) FILTER (WHERE is_public), 0) AS public,
      sum(direction * likes) AS liked, sum(direction * comments) AS commented
    FROM unnest(changes) GROUP BY author_id
  ) AS change
  WHERE counters.user_id = change.author_id;
  INSERT INTO tag_counts AS counts (tag, posts)
    SELECT tag, sum(direction)
    FROM unnest(changes) AS change, LATERAL (SELECT DISTINCT unnest(change.tags) AS tag) AS tags
    WHERE is_public GROUP BY tag HAVING sum(direction) <> 0 ORDER BY tag
    ON CONFLICT (tag) DO UPDATE SET posts = counts.posts + excluded.posts;
  DELETE FROM tag_counts WHERE posts = 0
    AND tag IN (SELECT unnest(change.tags) FROM unnest(changes) AS change);
  UPDATE totals SET value = value + change.public
    FROM (SELECT sum(direction) AS public FROM unnest(changes) WHERE is_public) AS change
    WHERE name = 'public_posts' AND change.public <> 0;
END $$;

CREATE FUNCTION count_inserted_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_posts(ARRAY(
    SELECT ROW (author_id, 1, is_published, is_public, tags, likes, comments)::counted_post
    FROM after));
  RETURN NULL;
END $$;
CREATE TRIGGER inserted_posts AFTER INSERT ON posts REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_posts();

CREATE FUNCTION count_deleted_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_posts(ARRAY(
    SELECT ROW (author_id, -1, is_published, is_public, tags, likes, comments)::counted_post
    FROM before));
  RETURN NULL;
END $$;
CREATE TRIGGER deleted_posts AFTER DELETE ON posts REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_posts();

-- Likes and comments are counted by their own triggers.
CREATE FUNCTION count_updated_posts() RETURNS trigger LANGUAGE plpgsql AS $$
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
  UPDATE post_search SET is_public = after.is_public FROM after
    WHERE post_search.post_id = after.id AND post_search.is_public <> after.is_public;
  PERFORM count_posts(changes);
  RETURN NULL;
END $$;
CREATE TRIGGER updated_posts AFTER UPDATE ON posts
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated_posts();

-- A deleted post is not found here any more: `count_deleted_posts` has subtracted its likes.
CREATE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE posts SET
    likes = likes + direction * change.number,
    hot_score = hot_score(likes + direction * change.number, created_at)
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
CREATE TRIGGER inserted_likes AFTER INSERT ON likes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_likes('1');
CREATE TRIGGER deleted_likes AFTER DELETE ON likes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_likes('-1');

CREATE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE posts SET comments = comments + direction * change.number
  FROM (SELECT post_id, count(*)::integer AS number FROM changed GROUP BY post_id) AS change
  WHERE posts.id = change.post_id;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT author_id FROM posts WHERE id IN (SELECT post_id FROM changed)
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters SET comments_received = comments_received + direction * change.number
  FROM (
    SELECT posts.author_id, count(*)::integer AS number
    FROM changed JOIN posts ON posts.id = changed.post_id GROUP BY posts.author_id
  ) AS change
  WHERE user_counters.user_id = change.author_id;
  RETURN NULL;
END $$;
CREATE TRIGGER inserted_comments AFTER INSERT ON comments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_comments('1');
CREATE TRIGGER deleted_comments AFTER DELETE ON comments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_comments('-1');

CREATE FUNCTION count_follows() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER inserted_follows AFTER INSERT ON follows REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows('1');
CREATE TRIGGER deleted_follows AFTER DELETE ON follows REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows('-1');
