-- Whether an account is younger than a day or has no trusted comment. Its mentions are limited.
CREATE OR REPLACE FUNCTION is_new_writer(writer text, at bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM users WHERE id = writer AND role = 'user'
      AND (created_at > at - 86400000 OR count_trusted_comments(writer, at) = 0)
  )
$$;
