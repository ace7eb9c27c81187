-- Tells those whom a comment tells now and did not tell before, and takes back what it told others.
CREATE OR REPLACE FUNCTION tell_comment(told text, mentioned text[], at bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  told_source text := 'comment:' || told;
BEGIN
  DELETE FROM notification_events AS event USING notifications AS row
    WHERE event.source = told_source AND row.id = event.notification_id AND NOT EXISTS (
      SELECT FROM comment_recipients(told, mentioned) AS wanted
      WHERE wanted.recipient = row.user_id AND wanted.told_kind = row.kind
    );
  PERFORM tell(wanted.recipient, wanted.told_kind,
      ROW (comment.post_id, wanted.about, NULL)::notification_subject,
      ROW ('', told_source, comment.author_id, comment.id, at)::notification_events)
    FROM comments AS comment CROSS JOIN comment_recipients(told, mentioned) AS wanted
    WHERE comment.id = told AND NOT EXISTS (
      SELECT FROM notification_events AS event JOIN notifications AS row ON row.id = event.notification_id
      WHERE event.source = told_source AND row.user_id = wanted.recipient
    );
END $$;
