-- The lock makes a new post wait for a change of its author's `is_blocked`, and the other way round.
CREATE OR REPLACE FUNCTION set_post_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_author_blocked boolean;
BEGIN
  SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
  NEW.is_public := NEW.is_published AND NOT coalesce(is_author_blocked, true);
  NEW.hot_score := hot_score(NEW.likes, coalesce(NEW.published_at, NEW.created_at));
  RETURN NEW;
END $$;
