-- Invitations by e-mail. An address has one at most: another one replaces it.
CREATE TABLE invites (
  id text COLLATE "C" PRIMARY KEY,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  role text NOT NULL,
  hash text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  accepted_at bigint
);

CREATE UNIQUE INDEX invites_email_key ON invites (email_key);
CREATE UNIQUE INDEX invites_hash ON invites (hash);
CREATE INDEX invites_expires_at ON invites (expires_at);
CREATE INDEX invites_time ON invites (created_at DESC, id DESC);
