-- Gives each of the members :owners a book of :passages passages that are as long as possible, under no heading.
SET LOCAL session_replication_role = replica;

INSERT INTO passages (id, user_id, post_id, block_id, quote, before, after, note, heading_id, source_url, source_title,
  source_author, is_detached, revision, words, created_at, search_text)
SELECT 'full-' || owner || '-' || n, owner, NULL, '', quote, '', '', note, NULL, 'https://elsewhere.example/' || n,
  'A title', 'An author', false, 0, 200, n, lower(quote || ' ' || note)
FROM unnest(ARRAY[:owners]) owner,
  generate_series(1, :passages) n,
  LATERAL (SELECT left(n || repeat(' *a* [b](c) _d_ `e`', 100), 1000) quote,
    left(n || repeat(' *a* [b](c) _d_ `e`', 200), 2000) note) texts;
