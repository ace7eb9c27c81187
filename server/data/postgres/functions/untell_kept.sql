-- Someone keeps no words of a post any more. What is left of fewer than three people says nothing.
CREATE OR REPLACE FUNCTION untell_kept(kept text, keeper text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM passages WHERE post_id = kept AND user_id = keeper AND quote <> '') THEN RETURN; END IF;
  DELETE FROM notification_events WHERE source = 'kept:' || kept || ':' || keeper;
  DELETE FROM notifications AS told USING posts AS post
    WHERE post.id = kept AND told.user_id = post.author_id AND told.kind = 'kept' AND told.post_id = kept
      AND NOT told.is_seen AND (
        SELECT count(DISTINCT user_id) FROM passages
        WHERE post_id = kept AND user_id <> post.author_id AND quote <> ''
      ) < 3;
END $$;
