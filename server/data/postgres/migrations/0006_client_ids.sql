-- Idempotency keys: what the account's call has stored under a key. The subject can be removed before
-- the key, so that a repeated request doesn't store it again.
CREATE TABLE client_ids (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  call text NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  subject_id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, call, client_id)
);
CREATE INDEX client_ids_time ON client_ids (created_at);
