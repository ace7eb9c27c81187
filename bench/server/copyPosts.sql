-- Copies the first :filled posts, with the numbers that follow, until there are :wanted posts. Without
-- triggers, which would take an hour for a million posts, so the counters are written here.
SET LOCAL session_replication_role = replica;

CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
SELECT posts.id AS source, number, posts.created_at + (number - old) * 60000::bigint AS created_at,
  'post-' || number AS id, 'a-post-with-the-number-' || number AS url,
  'day ' || old AS old_day, 'day ' || number AS day
FROM posts, LATERAL (SELECT substr(posts.id, 6)::integer AS old) AS numbered,
  generate_series(old + :filled, :wanted - 1, :filled) AS number;
CREATE INDEX ON copies (source);
ANALYZE copies;

INSERT INTO posts (id, url, url_key, title, meta_description, seo_keywords, tags, tag_keys, image, author_id,
  is_published, is_public, likes, comments, hot_score, created_at, updated_at, published_at, first_url)
SELECT c.id, c.url, c.url, replace(title, old_day, day), meta_description, seo_keywords, tags, tag_keys, image,
  author_id, is_published, is_public, likes, comments, hot_score(likes, c.created_at), c.created_at, c.created_at,
  CASE WHEN is_published THEN c.created_at END, c.url
FROM copies c JOIN posts ON posts.id = c.source ORDER BY number;

INSERT INTO post_tags (tag_key, published_at, post_id)
SELECT tag_key, c.created_at, c.id FROM copies c JOIN post_tags ON post_id = source;

INSERT INTO post_contents (post_id, content)
SELECT c.id, content FROM copies c JOIN post_contents ON post_id = source ORDER BY number;

INSERT INTO likes (post_id, user_id, created_at)
SELECT c.id, user_id, c.created_at FROM copies c JOIN likes ON post_id = source;

-- An index is made faster than it is extended.
SET LOCAL maintenance_work_mem = '256MB';
DROP INDEX post_search_texts, post_search_pairs, post_search_words;
INSERT INTO post_search (post_id, author_id, is_public, published_at, texts, title_end, tags_end,
  description_end, pairs, words)
SELECT c.id, author_id, is_public, c.created_at, replace(texts, old_day, day), title_end + longer,
  tags_end + longer, description_end + longer, pairs, words
FROM copies c JOIN post_search ON post_id = source,
  LATERAL (SELECT length(day) - length(old_day) AS longer) AS lengths
ORDER BY number;
CREATE INDEX post_search_texts ON post_search USING gin (texts gin_trgm_ops);
CREATE INDEX post_search_pairs ON post_search USING gin (pairs);
CREATE INDEX post_search_words ON post_search USING gin (words);

UPDATE user_counters SET (total_posts, published_posts, public_posts, likes_received) =
  (own, own, own, liked)
FROM (SELECT author_id, count(*) AS own, sum(likes) AS liked FROM posts GROUP BY 1) AS counted
WHERE author_id = user_id;
UPDATE tag_counts SET posts = own
FROM (SELECT tag_key, count(*) AS own FROM post_tags GROUP BY 1) AS counted WHERE tag_key = tag;
DELETE FROM post_days;
INSERT INTO post_days SELECT day_of(published_at), count(*) FROM posts WHERE is_public GROUP BY 1;
UPDATE totals SET value = :wanted;
