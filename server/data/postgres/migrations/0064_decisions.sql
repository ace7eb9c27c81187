-- What was decided, and why. A row about something without a page has a title of its own, and collects no events.
ALTER TABLE notifications ADD title text;
ALTER TABLE notification_events ADD decision text, ADD reason text NOT NULL DEFAULT '';
ALTER TYPE notification_subject ADD ATTRIBUTE title text;
DROP INDEX notifications_open;
CREATE UNIQUE INDEX notifications_open
  ON notifications (user_id, kind, (coalesce(comment_id, post_id, profile_id, CASE WHEN title IS NULL THEN '' ELSE id END)))
  WHERE NOT is_seen;

-- Their new versions have other parameters.
DROP FUNCTION tell_decision(text, text, boolean, bigint);
