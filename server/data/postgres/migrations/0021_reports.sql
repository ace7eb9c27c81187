-- Whose comments an account does not want to see.
CREATE TABLE mutes (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  muted_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, muted_id),
  CONSTRAINT mutes_others CHECK (user_id <> muted_id)
);
CREATE INDEX mutes_newest ON mutes (user_id, created_at DESC, muted_id DESC);
CREATE INDEX mutes_muted ON mutes (muted_id);

-- A post, comment or profile that was reported, and what was decided about it.
CREATE TABLE report_subjects (
  id text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL,
  post_id text COLLATE "C" UNIQUE REFERENCES posts ON DELETE CASCADE,
  comment_id text COLLATE "C" UNIQUE REFERENCES comments ON DELETE CASCADE,
  profile_id text COLLATE "C" UNIQUE REFERENCES users ON DELETE CASCADE,
  state text NOT NULL,
  action text,
  decision_reason text NOT NULL,
  decided_by text COLLATE "C" REFERENCES users ON DELETE SET NULL,
  decided_at bigint,
  created_at bigint NOT NULL,
  CONSTRAINT report_subjects_one CHECK (num_nonnulls(post_id, comment_id, profile_id) = 1)
);
CREATE INDEX report_subjects_newest ON report_subjects (state, created_at DESC, id DESC);
CREATE INDEX report_subjects_age ON report_subjects (created_at);
CREATE INDEX report_subjects_decider ON report_subjects (decided_by);

CREATE TABLE reports (
  subject_id text COLLATE "C" NOT NULL REFERENCES report_subjects ON DELETE CASCADE,
  reporter_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL,
  text text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (subject_id, reporter_id)
);
CREATE INDEX reports_reporter ON reports (reporter_id);
CREATE INDEX reports_age ON reports (created_at);

-- An entry goes with the last of its reports.
CREATE FUNCTION delete_empty_report_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two reports that go at the same time, the second one finds that it is the last.
  PERFORM FROM report_subjects WHERE id IN (SELECT subject_id FROM changed) ORDER BY id FOR UPDATE;
  DELETE FROM report_subjects AS subject WHERE id IN (SELECT subject_id FROM changed)
    AND NOT EXISTS (SELECT FROM reports WHERE subject_id = subject.id);
  RETURN NULL;
END $$;
CREATE TRIGGER deleted_reports AFTER DELETE ON reports REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION delete_empty_report_subjects();
