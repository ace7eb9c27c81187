-- Tells the author of a post that people keep words of it. Nobody is named, so authors learn of it from three on.
-- The post is locked, so that of people who keep words at the same time the third one is not missed.
CREATE OR REPLACE FUNCTION tell_kept(kept text, keeper text, at bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  author text;
  keepers text[];
BEGIN
  SELECT author_id INTO author FROM posts WHERE id = kept FOR NO KEY UPDATE;
  SELECT array_agg(DISTINCT user_id ORDER BY user_id) INTO keepers FROM passages
    WHERE post_id = kept AND user_id <> author AND quote <> '';
  IF coalesce(cardinality(keepers), 0) < 3 OR keeper = author THEN RETURN; END IF;
  PERFORM tell(author, 'kept', ROW (kept, NULL, NULL, NULL)::notification_subject,
      ROW ('', 'kept:' || kept || ':' || told, NULL, NULL, at, NULL, '')::notification_events)
    FROM unnest(keepers) AS told WHERE told = keeper OR cardinality(keepers) = 3;
END $$;
