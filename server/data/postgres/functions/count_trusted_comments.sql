-- How many comments, counted up to two, an account has under other people's posts that a moderator approved or that
-- are a day old. Others prove nothing: the account itself or a helper could have made them.
CREATE OR REPLACE FUNCTION count_trusted_comments(writer text, written_at bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM (
    SELECT FROM comments c JOIN posts p ON p.id = c.post_id
    WHERE c.author_id = writer AND p.author_id <> writer AND c.state = 'shown'
      AND (c.state_by = 'moderator' OR c.created_at <= written_at - 86400000)
    LIMIT 2
  ) AS few
$$;
