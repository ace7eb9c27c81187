-- What members have read, of those whose account keeps it.
CREATE TABLE reads (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  revision integer NOT NULL,
  read_at bigint NOT NULL,
  last_block text NOT NULL,
  PRIMARY KEY (user_id, post_id)
);
CREATE INDEX reads_latest ON reads (user_id, read_at DESC, post_id DESC);
CREATE INDEX reads_post ON reads (post_id);

ALTER TABLE users ADD COLUMN keeps_reads boolean NOT NULL DEFAULT false;
