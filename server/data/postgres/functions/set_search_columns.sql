CREATE OR REPLACE FUNCTION set_search_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT author_id, is_public, published_at INTO NEW.author_id, NEW.is_public, NEW.published_at
    FROM posts WHERE id = NEW.post_id;
  RETURN NEW;
END $$;
