-- Adds an event to the open row of the account, unless it is the account's own act. Nothing without an account, or if it is gone.
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

-- A row has the time of its newest event. Of two events that go at the same time, the second one finds that it is
-- the last.
CREATE OR REPLACE FUNCTION update_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notifications WHERE id IN (SELECT notification_id FROM changed) ORDER BY id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  DELETE FROM notifications AS told WHERE id IN (SELECT notification_id FROM changed)
    AND NOT EXISTS (SELECT FROM notification_events WHERE notification_id = told.id);
  UPDATE notifications AS told SET created_at = newest.created_at
  FROM (
    SELECT notification_id, max(created_at) AS created_at FROM notification_events
    WHERE notification_id IN (SELECT notification_id FROM changed) GROUP BY notification_id
  ) AS newest
  WHERE told.id = newest.notification_id AND told.created_at <> newest.created_at;
  RETURN NULL;
END $$;

-- A comment whose place stays for its replies says nothing any more.
CREATE OR REPLACE FUNCTION delete_comment_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_events WHERE comment_id = NEW.id;
  DELETE FROM notifications WHERE comment_id = NEW.id;
  RETURN NULL;
END $$;

-- The report of a heading that is gone waits for nobody.
CREATE OR REPLACE FUNCTION delete_report_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_events WHERE source >= 'report:' || OLD.id || ':' AND source < 'report:' || OLD.id || ';';
  RETURN NULL;
END $$;
