CREATE OR REPLACE FUNCTION passage_bytes(g passages) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT octet_length(g.quote) + octet_length(g.before) + octet_length(g.after) + octet_length(g.note)
    + octet_length(g.source_url) + octet_length(g.source_title) + octet_length(g.source_author)
$$;
