CREATE OR REPLACE FUNCTION count_deleted_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_posts(ARRAY(
    SELECT ROW (author_id, -1, is_published, is_public, tags, likes, comments)::counted_post
    FROM before));
  RETURN NULL;
END $$;
