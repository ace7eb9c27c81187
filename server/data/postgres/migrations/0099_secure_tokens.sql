-- The link in an e-mail about a sign-in on a new device.
ALTER TABLE tokens DROP CONSTRAINT tokens_kind_check;
ALTER TABLE tokens ADD CONSTRAINT tokens_kind_check
  CHECK (kind IN ('verify', 'reset', 'restore', 'merge', 'confirm', 'cancel', 'secure'));
