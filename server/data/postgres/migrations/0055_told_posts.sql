-- Letters about a new post wait; its author's followers are told at once.
ALTER TABLE announcements ADD COLUMN is_told boolean NOT NULL DEFAULT false;
UPDATE announcements SET is_told = true WHERE last_id <> '';
CREATE INDEX announcements_untold ON announcements (created_at, post_id) WHERE NOT is_told;
