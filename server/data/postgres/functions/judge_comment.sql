-- The state of a comment that its author writes now. Locks the account, so that its comments are judged one
-- after the other, also while a moderator decides about all of them.
CREATE OR REPLACE FUNCTION judge_comment(
  writer text, post text, has_links boolean, unset text, written_at bigint
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  account record;
  setting text;
BEGIN
  SELECT role, is_verified, created_at INTO account FROM users WHERE id = writer FOR NO KEY UPDATE;
  setting := coalesce((SELECT holding FROM site WHERE id = 'site'), unset);
  IF setting = 'off' OR account.role <> 'user'
    OR EXISTS (SELECT FROM posts WHERE id = post AND author_id = writer) THEN
    RETURN 'shown';
  END IF;
  IF setting = 'all' OR NOT account.is_verified OR NOT has_trusted_comments(writer, written_at)
    OR (has_links AND written_at < account.created_at + 86400000) THEN
    RETURN 'held';
  END IF;
  RETURN 'shown';
END $$;
