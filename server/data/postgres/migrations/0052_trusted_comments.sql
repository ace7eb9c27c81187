-- Whether an account has two comments under other people's posts that a moderator approved or that are a day old.
-- Others don't end the holding of its comments: the account itself or a helper could make them count.
CREATE FUNCTION has_trusted_comments(writer text, written_at bigint) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT count(*) = 2 FROM (
    SELECT FROM comments c JOIN posts p ON p.id = c.post_id
    WHERE c.author_id = writer AND p.author_id <> writer AND c.state = 'shown'
      AND (c.state_by = 'moderator' OR c.created_at <= written_at - 86400000)
    LIMIT 2
  ) AS few
$$;

-- As in 0024, except for which comments count.
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
