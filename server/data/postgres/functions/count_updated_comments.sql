CREATE OR REPLACE FUNCTION count_updated_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_comments(ARRAY(
    SELECT ROW (a.post_id, CASE WHEN a.is_shown THEN 1 ELSE -1 END)::commented_post
    FROM before AS b JOIN after AS a USING (id) WHERE b.is_shown <> a.is_shown));
  RETURN NULL;
END $$;
