-- A comment whose place stays for its replies says nothing any more.
CREATE OR REPLACE FUNCTION delete_comment_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_events WHERE comment_id = NEW.id;
  DELETE FROM notifications WHERE comment_id = NEW.id;
  RETURN NULL;
END $$;
