-- What the administrators have set for the whole site: at most one row.
CREATE TABLE site (
  id text COLLATE "C" PRIMARY KEY CONSTRAINT site_one_row CHECK (id = 'site'),
  holding text NOT NULL,
  version integer NOT NULL
);

-- What an account may not write, until when and why.
CREATE TABLE restrictions (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  until bigint,
  reason text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX restrictions_newest ON restrictions (user_id, created_at DESC, id DESC);

-- Who closed the comments of a post; null while they are open.
ALTER TABLE posts ADD comments_closed text;

-- The state of a comment that its author writes now. Locks the account, so that its comments are judged one
-- after the other, also while a moderator decides about all of them.
CREATE FUNCTION judge_comment(
  writer text, post text, has_links boolean, unset text, written_at bigint
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  account record;
  setting text;
  shown integer;
BEGIN
  SELECT role, is_verified, created_at INTO account FROM users WHERE id = writer FOR NO KEY UPDATE;
  setting := coalesce((SELECT holding FROM site WHERE id = 'site'), unset);
  IF setting = 'off' OR account.role <> 'user'
    OR EXISTS (SELECT FROM posts WHERE id = post AND author_id = writer) THEN
    RETURN 'shown';
  END IF;
  IF setting = 'all' OR NOT account.is_verified THEN RETURN 'held'; END IF;
  SELECT count(*) INTO shown
  FROM (SELECT FROM comments WHERE author_id = writer AND state = 'shown' LIMIT 2) AS few;
  IF shown < 2 OR (has_links AND written_at < account.created_at + 86400000) THEN
    RETURN 'held';
  END IF;
  RETURN 'shown';
END $$;
