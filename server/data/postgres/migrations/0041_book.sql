-- Headings of members' books.
CREATE TABLE headings (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  slug text COLLATE "C" NOT NULL,
  is_public boolean NOT NULL,
  position integer NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL
);
CREATE UNIQUE INDEX headings_slug ON headings (user_id, slug);
CREATE INDEX headings_public ON headings (created_at, id) WHERE is_public;

-- Words that members keep. They stay without their post.
CREATE TABLE passages (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  post_id text COLLATE "C" REFERENCES posts ON DELETE SET NULL,
  block_id text COLLATE "C" NOT NULL,
  quote text NOT NULL,
  before text NOT NULL,
  after text NOT NULL,
  note text NOT NULL,
  heading_id text COLLATE "C" REFERENCES headings ON DELETE SET NULL,
  source_url text NOT NULL,
  source_title text NOT NULL,
  source_author text NOT NULL,
  is_detached boolean NOT NULL,
  revision integer NOT NULL,
  words integer NOT NULL,
  created_at bigint NOT NULL,
  -- Quote, note and source as `foldText` returns them.
  search_text text NOT NULL
);
CREATE INDEX passages_newest ON passages (user_id, created_at DESC, id DESC);
CREATE INDEX passages_same ON passages (user_id, md5(regexp_replace(quote, E'[ \t\n]+', ' ', 'g')));
CREATE INDEX passages_post ON passages (post_id, user_id);
CREATE INDEX passages_heading ON passages (heading_id, created_at DESC, id DESC);

-- Quote blocks that name another post of the site.
CREATE TABLE post_quotes (
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  block_id text COLLATE "C" NOT NULL,
  quoted_post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  quote text NOT NULL,
  PRIMARY KEY (post_id, block_id)
);
CREATE INDEX post_quotes_quoted ON post_quotes (quoted_post_id);

-- Whose passages of a block the author of the post has detached.
CREATE TABLE detachments (
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  block_id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (post_id, block_id, user_id)
);
CREATE INDEX detachments_user ON detachments (user_id);

-- Tells the author of a post that people keep words of it. Nobody is named, so authors learn of it from three on.
-- The post is locked, so that of people who keep words at the same time the third one is not missed.
CREATE FUNCTION tell_kept(kept text, keeper text, at bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  author text;
  keepers text[];
BEGIN
  SELECT author_id INTO author FROM posts WHERE id = kept FOR NO KEY UPDATE;
  SELECT array_agg(DISTINCT user_id ORDER BY user_id) INTO keepers FROM passages
    WHERE post_id = kept AND user_id <> author AND quote <> '';
  IF coalesce(cardinality(keepers), 0) < 3 OR keeper = author THEN RETURN; END IF;
  PERFORM tell(author, 'kept', ROW (kept, NULL, NULL)::notification_subject,
      ROW ('', 'kept:' || kept || ':' || told, NULL, NULL, at)::notification_events)
    FROM unnest(keepers) AS told WHERE told = keeper OR cardinality(keepers) = 3;
END $$;

-- Someone keeps no words of a post any more. What is left of fewer than three people says nothing.
CREATE FUNCTION untell_kept(kept text, keeper text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM passages WHERE post_id = kept AND user_id = keeper AND quote <> '') THEN RETURN; END IF;
  DELETE FROM notification_events WHERE source = 'kept:' || kept || ':' || keeper;
  DELETE FROM notifications AS told USING posts AS post
    WHERE post.id = kept AND told.user_id = post.author_id AND told.kind = 'kept' AND told.post_id = kept
      AND NOT told.is_seen AND (
        SELECT count(DISTINCT user_id) FROM passages
        WHERE post_id = kept AND user_id <> post.author_id AND quote <> ''
      ) < 3;
END $$;
