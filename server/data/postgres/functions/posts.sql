-- The lock makes a new post wait for a change of its author's `is_blocked`, and the other way round.
CREATE OR REPLACE FUNCTION set_post_columns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_author_blocked boolean;
BEGIN
  SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
  NEW.is_public := NEW.is_published AND NOT coalesce(is_author_blocked, true);
  NEW.hot_score := hot_score(NEW.likes, coalesce(NEW.published_at, NEW.created_at));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION set_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.tag_keys, NEW.published_at) IS NOT DISTINCT FROM (OLD.tag_keys, OLD.published_at) THEN
      RETURN NULL;
    END IF;
    DELETE FROM post_tags WHERE post_id = NEW.id;
  END IF;
  INSERT INTO post_tags (tag_key, published_at, post_id)
    SELECT DISTINCT unnest(NEW.tag_keys), NEW.published_at, NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION set_search_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT author_id, is_public, published_at INTO NEW.author_id, NEW.is_public, NEW.published_at
    FROM posts WHERE id = NEW.post_id;
  RETURN NEW;
END $$;

-- A post that waited for the unique index until another one had given up the same url sees that one's former
-- url only here.
CREATE OR REPLACE FUNCTION refuse_former_url() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM former_urls WHERE url_key = NEW.url_key AND post_id <> NEW.id) THEN
    RAISE EXCEPTION 'The url % is a former one of another post.', NEW.url
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'posts_url_key';
  END IF;
  RETURN NULL;
END $$;

-- A trigger, because it also sees a link that was stored while the post was locked.
CREATE OR REPLACE FUNCTION end_preview() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM previews WHERE post_id = NEW.id;
  RETURN NULL;
END $$;
