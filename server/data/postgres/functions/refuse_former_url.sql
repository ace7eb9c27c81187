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
