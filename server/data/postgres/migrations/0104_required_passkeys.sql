-- Whether the password alone does not sign in, and the hashes of the codes that do together with it.
ALTER TABLE users ADD COLUMN needs_passkey boolean NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN recovery_hashes text[] NOT NULL DEFAULT '{}';
