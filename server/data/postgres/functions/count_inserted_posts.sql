CREATE OR REPLACE FUNCTION count_inserted_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_posts(ARRAY(
    SELECT ROW (author_id, 1, is_published, is_public, tags, likes, comments)::counted_post
    FROM after));
  RETURN NULL;
END $$;
