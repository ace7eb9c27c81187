-- A trigger, because it also sees a link that was stored while the post was locked.
CREATE OR REPLACE FUNCTION end_preview() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM previews WHERE post_id = NEW.id;
  RETURN NULL;
END $$;
