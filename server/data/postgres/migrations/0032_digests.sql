-- How far the letters about notifications of a period are stored: for members up to `last_user`, about what happened
-- between `since` and `slot`. Without a `last_user` all are stored.
CREATE TABLE digest_runs (
  period text COLLATE "C" PRIMARY KEY,
  since bigint NOT NULL,
  slot bigint NOT NULL,
  last_user text COLLATE "C"
);
CREATE INDEX notification_choices_now ON notification_choices (user_id) WHERE letter = 'now';
