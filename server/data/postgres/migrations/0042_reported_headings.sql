-- Public headings can be reported.
ALTER TABLE report_subjects ADD heading_id text COLLATE "C" UNIQUE REFERENCES headings ON DELETE CASCADE;
ALTER TABLE report_subjects DROP CONSTRAINT report_subjects_one;
ALTER TABLE report_subjects ADD CONSTRAINT report_subjects_one
  CHECK (num_nonnulls(post_id, comment_id, profile_id, heading_id) = 1);

-- The report of a heading that is gone waits for nobody.
CREATE FUNCTION delete_report_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_events WHERE source >= 'report:' || OLD.id || ':' AND source < 'report:' || OLD.id || ';';
  RETURN NULL;
END $$;
CREATE TRIGGER deleted_report_subjects AFTER DELETE ON report_subjects
  FOR EACH ROW WHEN (OLD.heading_id IS NOT NULL) EXECUTE FUNCTION delete_report_events();
