-- What a member is not notified of: a post, or a thread of it, whose first comment is `thread_id`.
CREATE TABLE silences (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  thread_id text COLLATE "C" REFERENCES comments ON DELETE CASCADE,
  created_at bigint NOT NULL
);
CREATE UNIQUE INDEX silences_key ON silences (user_id, post_id, (coalesce(thread_id, '')));
CREATE INDEX silences_post ON silences (post_id);
CREATE INDEX silences_thread ON silences (thread_id);
