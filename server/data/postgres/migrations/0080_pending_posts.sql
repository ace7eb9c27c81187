-- The unpublished changes of published posts. A row stays when they are gone, so that no number of a post is used twice.
CREATE TABLE pending_posts (
  post_id text COLLATE "C" PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  number integer NOT NULL,
  base integer NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  quotes text NOT NULL,
  tags text[] COLLATE "C" NOT NULL,
  seo_keywords text NOT NULL,
  meta_description text NOT NULL,
  canonical_url text NOT NULL,
  image text NOT NULL,
  saved_by text COLLATE "C" REFERENCES users ON DELETE SET NULL,
  updated_at bigint NOT NULL,
  is_removed boolean NOT NULL
);
CREATE INDEX pending_posts_saved_by ON pending_posts (saved_by);
-- The sweep of unused files looks for the pictures.
CREATE INDEX pending_posts_image ON pending_posts (image) WHERE starts_with(image, '/');

-- Publishing a published post again doesn't end the link to its unpublished changes.
DROP TRIGGER posts_preview ON posts;
CREATE TRIGGER posts_preview AFTER UPDATE OF is_published ON posts
  FOR EACH ROW WHEN (NEW.is_published AND NOT OLD.is_published) EXECUTE FUNCTION end_preview();
