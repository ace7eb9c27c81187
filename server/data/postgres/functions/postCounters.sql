CREATE OR REPLACE FUNCTION day_of(created_at bigint) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(created_at / 86400000.0)::integer
$$;

CREATE OR REPLACE FUNCTION hot_score(likes integer, created_at bigint) RETURNS double precision
LANGUAGE sql IMMUTABLE AS $$
  SELECT log(likes + 1::double precision) + created_at / 604800000.0::double precision
$$;

CREATE OR REPLACE FUNCTION count_posts(changes counted_post[]) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION count_inserted_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_posts(ARRAY(
    SELECT ROW (author_id, 1, is_published, is_public, tags, likes, comments)::counted_post
    FROM after));
  RETURN NULL;
END $$;

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

CREATE OR REPLACE FUNCTION count_deleted_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_posts(ARRAY(
    SELECT ROW (author_id, -1, is_published, is_public, tags, likes, comments)::counted_post
    FROM before));
  RETURN NULL;
END $$;

-- Posts that are counted (`direction` 1) or no longer counted (-1). In the order of days, so that two
-- statements can't deadlock.
CREATE OR REPLACE FUNCTION count_post_days(times bigint[], direction integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_days AS counts (day, posts)
    SELECT day_of(time), direction * count(*) FROM unnest(times) AS time GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET posts = counts.posts + excluded.posts;
  DELETE FROM post_days WHERE posts = 0 AND day IN (SELECT day_of(time) FROM unnest(times) AS time);
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

CREATE OR REPLACE FUNCTION create_user_counters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counters (user_id, created_at) VALUES (NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
