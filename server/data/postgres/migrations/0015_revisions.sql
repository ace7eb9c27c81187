-- The versions of posts. The content of the present one is in `post_contents` only, so that it is stored once.
ALTER TABLE posts ADD revision integer NOT NULL DEFAULT 1;
ALTER TABLE posts ADD edited_at bigint;

CREATE TABLE revisions (
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  number integer NOT NULL,
  title text NOT NULL,
  content text,
  saved_at bigint NOT NULL,
  saved_by text COLLATE "C" REFERENCES users ON DELETE SET NULL,
  note text NOT NULL,
  is_small boolean NOT NULL,
  is_removed boolean NOT NULL,
  restored_from integer,
  is_public boolean NOT NULL,
  PRIMARY KEY (post_id, number)
);
CREATE INDEX revisions_saver ON revisions (saved_by);

INSERT INTO revisions (post_id, number, title, saved_at, saved_by, note, is_small, is_removed, is_public)
  SELECT id, 1, title, updated_at, author_id, '', false, false, is_published FROM posts;
