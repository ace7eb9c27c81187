-- Finds out quickly whether there is an administrator.
CREATE INDEX users_admins ON users (id) WHERE role = 'admin';

-- A new address waits here until its owner confirms it. A `confirm` token is sent to it, a `cancel` token to
-- the present address.
ALTER TABLE users ADD pending_email text;
ALTER TABLE tokens DROP CONSTRAINT tokens_kind_check;
ALTER TABLE tokens ADD CONSTRAINT tokens_kind_check
  CHECK (kind IN ('verify', 'reset', 'restore', 'merge', 'confirm', 'cancel'));
-- An address that was never verified is not restored.
DELETE FROM tokens USING users
  WHERE users.id = tokens.user_id AND tokens.kind = 'restore' AND NOT users.was_verified;
