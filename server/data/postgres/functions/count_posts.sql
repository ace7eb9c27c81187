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
