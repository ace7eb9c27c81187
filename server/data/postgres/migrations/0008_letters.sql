-- Letters that are still to be sent, or could not be sent. They are stored with their cause, so that none is
-- lost while the SMTP server is away or the process ends. The kinds are not checked here, so that a new
-- kind needs no migration.
CREATE TABLE letters (
  id text COLLATE "C" PRIMARY KEY,
  kind text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  data text NOT NULL,
  priority integer NOT NULL,
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  attempts integer NOT NULL,
  failure text NOT NULL,
  failed_at bigint
);
CREATE INDEX letters_due ON letters (priority, due_at) WHERE failed_at IS NULL;
CREATE INDEX letters_failed ON letters (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX letters_newest ON letters (created_at, id);
CREATE INDEX letters_user ON letters (user_id);
