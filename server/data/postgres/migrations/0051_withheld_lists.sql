-- The list of posts that a moderator unpublished, which are few.
CREATE INDEX posts_withheld ON posts (id) WHERE withheld_reason IS NOT NULL;
