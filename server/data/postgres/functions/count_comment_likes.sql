CREATE OR REPLACE FUNCTION count_comment_likes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM comments WHERE id IN (SELECT comment_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE comments SET likes = likes + direction * change.number
  FROM (SELECT comment_id, count(*)::integer AS number FROM changed GROUP BY comment_id) AS change
  WHERE comments.id = change.comment_id;
  RETURN NULL;
END $$;
