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
