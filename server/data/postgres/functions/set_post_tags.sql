CREATE OR REPLACE FUNCTION set_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.tag_keys, NEW.published_at) IS NOT DISTINCT FROM (OLD.tag_keys, OLD.published_at) THEN
      RETURN NULL;
    END IF;
    DELETE FROM post_tags WHERE post_id = NEW.id;
  END IF;
  INSERT INTO post_tags (tag_key, published_at, post_id)
    SELECT DISTINCT unnest(NEW.tag_keys), NEW.published_at, NEW.id;
  RETURN NULL;
END $$;
