-- Posts that are counted (`direction` 1) or no longer counted (-1). In the order of days, so that two
-- statements can't deadlock.
CREATE OR REPLACE FUNCTION count_post_days(times bigint[], direction integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_days AS counts (day, posts)
    SELECT day_of(time), direction * count(*) FROM unnest(times) AS time GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET posts = counts.posts + excluded.posts;
  DELETE FROM post_days WHERE posts = 0 AND day IN (SELECT day_of(time) FROM unnest(times) AS time);
END $$;
