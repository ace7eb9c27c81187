-- Links with which a draft can be read without a session. A post has at most one. The token is stored hashed.
CREATE TABLE previews (
  post_id text COLLATE "C" PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  hash text COLLATE "C" NOT NULL UNIQUE,
  expires_at bigint NOT NULL
);
CREATE INDEX previews_expiry ON previews (expires_at);

-- A trigger, because it also sees a link that was stored while the post was locked.
CREATE FUNCTION end_preview() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM previews WHERE post_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_preview AFTER UPDATE OF is_published ON posts
  FOR EACH ROW WHEN (NEW.is_published) EXECUTE FUNCTION end_preview();
