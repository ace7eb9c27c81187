-- Who was told of a mention. It stays when the mention or its comment goes: nobody is told of a mention twice, and
-- what a new account can tell in a day is counted.
CREATE TABLE told_mentions (
  comment_id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  actor_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at bigint NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX told_mentions_actor ON told_mentions (actor_id, created_at);
CREATE INDEX told_mentions_user ON told_mentions (user_id);
CREATE INDEX told_mentions_time ON told_mentions (created_at);

DROP FUNCTION tell_comment(text, text[], bigint);
