-- A comment that a decision removed stays for those who decide and its writer, until it is swept.
ALTER TABLE comments ADD removed_at bigint;
CREATE INDEX comments_removed ON comments (removed_at) WHERE removed_at IS NOT NULL;
DROP INDEX comments_unseen;
CREATE INDEX comments_unseen ON comments (post_id, created_at DESC, id DESC)
  WHERE state IN ('held', 'hidden') OR removed_at IS NOT NULL;
