-- The comments of a post that only their authors and those who decide see.
CREATE INDEX comments_unseen ON comments (post_id, created_at DESC, id DESC)
  WHERE state IN ('held', 'hidden');
