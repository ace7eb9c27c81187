-- Tells those whom a comment tells now and did not tell before, and takes back what it told others. Who was told of a
-- mention is not told again of the same comment: that row stays while the comment tells the person anything.
CREATE OR REPLACE FUNCTION tell_comment(told text, mentioned text[], at bigint, is_edit boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  told_source text := 'comment:' || told;
  people text[] := mentionable(told, mentioned, at, is_edit);
  comment comments;
  wanted record;
BEGIN
  SELECT * INTO comment FROM comments WHERE id = told;
  DELETE FROM notification_events AS event USING notifications AS row
    WHERE event.source = told_source AND row.id = event.notification_id AND NOT EXISTS (
      SELECT FROM comment_recipients(told, people) AS kept
      WHERE kept.recipient = row.user_id
        AND (kept.told_kind = row.kind OR (row.kind = 'mention' AND kept.told_kind <> 'held'))
    );
  FOR wanted IN
    SELECT * FROM comment_recipients(told, people) AS news WHERE NOT EXISTS (
      SELECT FROM notification_events AS event JOIN notifications AS row ON row.id = event.notification_id
      WHERE event.source = told_source AND row.user_id = news.recipient
    )
  LOOP
    PERFORM tell(wanted.recipient, wanted.told_kind,
      ROW (comment.post_id, wanted.about, NULL, NULL)::notification_subject,
      ROW ('', told_source, comment.author_id, comment.id, at, NULL, '')::notification_events);
    IF wanted.told_kind = 'mention' THEN
      INSERT INTO told_mentions (comment_id, user_id, actor_id, created_at)
        SELECT told, users.id, comment.author_id, at FROM users WHERE users.id = wanted.recipient
        ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
END $$;
