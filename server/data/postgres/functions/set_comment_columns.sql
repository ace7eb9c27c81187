-- `is_shown`: everybody sees it, and it is counted. The lock makes a new comment wait for a change of its author's
-- `is_blocked`, and the other way round.
CREATE OR REPLACE FUNCTION set_comment_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_author_blocked boolean;
BEGIN
  NEW.is_shown := false;
  IF NEW.state = 'shown' THEN
    SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
    NEW.is_shown := NOT coalesce(is_author_blocked, true);
  END IF;
  RETURN NEW;
END $$;
