-- Feeds identify a post by `first_url`, the one under which it was published first. The addresses that a public
-- post had before lead to it and can't be taken by others.
ALTER TABLE posts ADD COLUMN first_url text;
ALTER TABLE posts DISABLE TRIGGER USER;
UPDATE posts SET first_url = url;
ALTER TABLE posts ENABLE TRIGGER USER;
ALTER TABLE posts ALTER COLUMN first_url SET NOT NULL;

CREATE TABLE former_urls (
  url_key text COLLATE "C" PRIMARY KEY,
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE
);
CREATE INDEX former_urls_post ON former_urls (post_id);

-- A post that waited for the unique index until another one had given up the same url sees that one's former
-- url only here.
CREATE FUNCTION refuse_former_url() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM former_urls WHERE url_key = NEW.url_key AND post_id <> NEW.id) THEN
    RAISE EXCEPTION 'The url % is a former one of another post.', NEW.url
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'posts_url_key';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_former_url AFTER INSERT OR UPDATE OF url_key ON posts
  FOR EACH ROW EXECUTE FUNCTION refuse_former_url();
