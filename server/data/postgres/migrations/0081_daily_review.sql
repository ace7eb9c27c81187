-- The daily review of the book comes at an hour of the member's time zone: '' is UTC, NULL is UTC until one is set.
ALTER TABLE users ADD COLUMN time_zone text;
ALTER TABLE users ADD COLUMN digest_hour integer NOT NULL DEFAULT 7;

-- Dates in the member's time zone, such as 2026-03-29.
ALTER TABLE passages ADD COLUMN is_retired boolean NOT NULL DEFAULT false;
ALTER TABLE passages ADD COLUMN shown_on text COLLATE "C";
ALTER TABLE passages ADD COLUMN reviewed_on text COLLATE "C";
CREATE INDEX passages_shown ON passages (user_id, shown_on) WHERE shown_on IS NOT NULL;

-- For which date passages were chosen last, and for which time the member was notified last.
CREATE TABLE daily_reviews (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  chosen_on text COLLATE "C",
  notified_at bigint NOT NULL DEFAULT 0
);

CREATE INDEX notification_choices_review ON notification_choices (user_id)
  WHERE kind = 'review' AND (site OR letter <> 'never');
