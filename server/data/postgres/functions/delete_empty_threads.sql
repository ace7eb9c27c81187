-- Of two replies that are deleted at the same time, the second one finds that it is the last.
CREATE OR REPLACE FUNCTION delete_empty_threads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comments WHERE id IN (SELECT parent_id FROM changed) AND author_id IS NULL
    ORDER BY id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  DELETE FROM comments AS parent WHERE id IN (SELECT parent_id FROM changed) AND author_id IS NULL
    AND NOT EXISTS (SELECT FROM comments WHERE parent_id = parent.id);
  RETURN NULL;
END $$;
