-- How many public posts were created on each day (UTC). A page of the list of all posts adds up days
-- instead of reading the posts before it.
CREATE TABLE post_days (
  day integer PRIMARY KEY,
  posts integer NOT NULL DEFAULT 0
);

CREATE FUNCTION day_of(created_at bigint) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(created_at / 86400000.0)::integer
$$;

INSERT INTO post_days (day, posts)
  SELECT day_of(created_at), count(*) FROM posts WHERE is_public GROUP BY 1;

-- Posts that are counted (`direction` 1) or no longer counted (-1). In the order of days, so that two
-- statements can't deadlock.
CREATE FUNCTION count_post_days(times bigint[], direction integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_days AS counts (day, posts)
    SELECT day_of(time), direction * count(*) FROM unnest(times) AS time GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET posts = counts.posts + excluded.posts;
  DELETE FROM post_days WHERE posts = 0 AND day IN (SELECT day_of(time) FROM unnest(times) AS time);
END $$;

CREATE FUNCTION count_days_of_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Most updates are likes and comments.
    PERFORM FROM before AS b JOIN after AS a USING (id)
      WHERE (b.is_public, b.created_at) IS DISTINCT FROM (a.is_public, a.created_at);
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_post_days(ARRAY(SELECT created_at FROM before WHERE is_public), -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM count_post_days(ARRAY(SELECT created_at FROM after WHERE is_public), 1);
  END IF;
  RETURN NULL;
END $$;
-- Triggers run in the order of their names: days are locked after `totals`, which every change of public posts
-- locks, so that two transactions can't wait for each other's days.
CREATE TRIGGER inserted_posts_days AFTER INSERT ON posts REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_days_of_posts();
CREATE TRIGGER deleted_posts_days AFTER DELETE ON posts REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION count_days_of_posts();
CREATE TRIGGER updated_posts_days AFTER UPDATE ON posts
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_days_of_posts();
