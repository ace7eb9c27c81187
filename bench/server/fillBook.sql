-- Gives user-0 a book of :passages passages of the posts under 100 headings, and :follows followed authors.
SET LOCAL session_replication_role = replica;

INSERT INTO headings (id, user_id, title, slug, is_public, position, created_at, updated_at)
SELECT 'heading-' || n, 'user-0', 'Heading ' || n, 'heading-' || n, false, n, :start, :start
FROM generate_series(0, 99) n;

-- Every tenth has words of an older version, which are compared with the post.
INSERT INTO passages (id, user_id, post_id, block_id, quote, before, after, note, heading_id, source_url, source_title,
  source_author, is_detached, revision, words, created_at, search_text)
SELECT 'passage-' || n, 'user-0', 'post-' || n % :posts, '0', 'What happened on day ' || n % :posts || '.', '', '',
  'A note with the number ' || n, 'heading-' || n % 100, '', '', '', false,
  CASE WHEN n % 10 = 0 THEN 0 ELSE 1 END, 5, :start + n * 1000::bigint,
  'what happened on day ' || n % :posts || '. a note with the number ' || n
FROM generate_series(0, :passages - 1) n;

INSERT INTO follows (id, author_id, follower_id, created_at)
SELECT 'followed-' || n, 'user-' || n, 'user-0', :start FROM generate_series(20, 20 + :follows - 1) n
ON CONFLICT DO NOTHING;
UPDATE user_counters SET following = (SELECT count(*) FROM follows WHERE follower_id = 'user-0')
WHERE user_id = 'user-0';
