-- The queue of held comments is read person by person.
DROP INDEX comments_held;
CREATE INDEX comments_held ON comments (author_id, created_at DESC, id DESC) WHERE state = 'held';
