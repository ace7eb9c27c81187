-- Whether an account has two comments under other people's posts that a moderator approved or that are a day old.
-- Others don't end the holding of its comments: the account itself or a helper could make them count.
CREATE OR REPLACE FUNCTION has_trusted_comments(writer text, written_at bigint) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT count(*) = 2 FROM (
    SELECT FROM comments c JOIN posts p ON p.id = c.post_id
    WHERE c.author_id = writer AND p.author_id <> writer AND c.state = 'shown'
      AND (c.state_by = 'moderator' OR c.created_at <= written_at - 86400000)
    LIMIT 2
  ) AS few
$$;
