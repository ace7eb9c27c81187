-- An entry goes with the last of its reports.
CREATE OR REPLACE FUNCTION delete_empty_report_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two reports that go at the same time, the second one finds that it is the last.
  PERFORM FROM report_subjects WHERE id IN (SELECT subject_id FROM changed) ORDER BY id FOR UPDATE;
  DELETE FROM report_subjects AS subject WHERE id IN (SELECT subject_id FROM changed)
    AND NOT EXISTS (SELECT FROM reports WHERE subject_id = subject.id);
  RETURN NULL;
END $$;
