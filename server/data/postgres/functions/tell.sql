-- Adds an event to the open row of the account, unless it is the account's own act. Nothing if the account is gone.
-- Each event about something with a title of its own has its own row.
CREATE OR REPLACE FUNCTION tell(
  recipient text, told_kind text, subject notification_subject, event notification_events
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF recipient = event.actor_id THEN RETURN; END IF;
  PERFORM FROM users WHERE id = recipient FOR KEY SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO notifications AS told
    (id, user_id, kind, post_id, comment_id, profile_id, title, created_at, is_seen)
    VALUES (gen_random_uuid()::text, recipient, told_kind, subject.post_id, subject.comment_id,
      subject.profile_id, subject.title, event.created_at, false)
    ON CONFLICT (user_id, kind, (coalesce(comment_id, post_id, profile_id, CASE WHEN title IS NULL THEN '' ELSE id END)))
      WHERE NOT is_seen
    DO UPDATE SET created_at = greatest(told.created_at, excluded.created_at)
    RETURNING id INTO event.notification_id;
  INSERT INTO notification_events SELECT event.* ON CONFLICT DO NOTHING;
END $$;
