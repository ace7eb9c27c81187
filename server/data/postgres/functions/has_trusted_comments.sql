-- Whether the comments of an account are no longer held: it has two that are trusted.
CREATE OR REPLACE FUNCTION has_trusted_comments(writer text, written_at bigint) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT count_trusted_comments(writer, written_at) = 2
$$;
