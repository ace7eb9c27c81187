-- Likes and comments are counted by their own triggers. A post gets its `published_at` when it is published.
CREATE OR REPLACE FUNCTION count_updated_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes counted_post[];
BEGIN
  changes := ARRAY(
    SELECT unnest(ARRAY[
      ROW (b.author_id, -1, b.is_published, b.is_public, b.tags, 0, 0)::counted_post,
      ROW (a.author_id, 1, a.is_published, a.is_public, a.tags, 0, 0)::counted_post])
    FROM before AS b JOIN after AS a USING (id)
    WHERE (b.is_published, b.is_public, b.tags) IS DISTINCT FROM (a.is_published, a.is_public, a.tags));
  IF cardinality(changes) = 0 THEN RETURN NULL; END IF;
  UPDATE post_search SET is_public = after.is_public, published_at = after.published_at FROM after
    WHERE post_search.post_id = after.id AND (post_search.is_public, post_search.published_at)
      IS DISTINCT FROM (after.is_public, after.published_at);
  PERFORM count_posts(changes);
  RETURN NULL;
END $$;
