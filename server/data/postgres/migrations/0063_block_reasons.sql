-- Why an account is blocked, which its owner reads when signing in; empty if no reason was given.
ALTER TABLE users ADD block_reason text NOT NULL DEFAULT '';
