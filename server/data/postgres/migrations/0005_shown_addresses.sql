-- Members no longer see the address of an account that has not allowed it, also of existing accounts.
ALTER TABLE users ADD shows_email boolean NOT NULL DEFAULT false;
