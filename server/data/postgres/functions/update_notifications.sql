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
