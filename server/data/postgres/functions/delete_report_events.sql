-- The report of a heading that is gone waits for nobody.
CREATE OR REPLACE FUNCTION delete_report_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_events WHERE source >= 'report:' || OLD.id || ':' AND source < 'report:' || OLD.id || ';';
  RETURN NULL;
END $$;
