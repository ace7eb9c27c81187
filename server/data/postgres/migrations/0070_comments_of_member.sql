-- The newest comments of one member are read without its other ones.
DROP INDEX comments_author;
CREATE INDEX comments_author ON comments (author_id, created_at DESC, id DESC);
