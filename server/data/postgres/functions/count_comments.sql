CREATE OR REPLACE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  PERFORM add_comments(ARRAY(
    SELECT ROW (post_id, direction)::commented_post FROM changed WHERE is_shown));
  RETURN NULL;
END $$;
