-- Moderators decide about comments. The log tells who decided what, without the words that it was about.
ALTER TABLE users DROP CONSTRAINT users_role_check,
  ADD CONSTRAINT users_role_check CHECK (role IN ('user', 'moderator', 'admin'));

ALTER TABLE comments
  ADD state_by text,
  ADD state_reason text NOT NULL DEFAULT '';
CREATE INDEX comments_held ON comments (created_at DESC, id DESC) WHERE state = 'held';

CREATE TABLE moderation_log (
  id text COLLATE "C" PRIMARY KEY,
  actor_id text COLLATE "C" REFERENCES users ON DELETE SET NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text COLLATE "C" NOT NULL,
  subject_url text NOT NULL,
  reason text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX moderation_log_newest ON moderation_log (created_at DESC, id DESC);
CREATE INDEX moderation_log_actor ON moderation_log (actor_id);
