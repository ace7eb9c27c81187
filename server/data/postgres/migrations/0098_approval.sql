-- Accounts that are blocked until an administrator approves them.
ALTER TABLE users ADD COLUMN awaits_approval boolean NOT NULL DEFAULT false;

CREATE INDEX users_awaiting ON users (created_at DESC, id DESC) WHERE awaits_approval;
