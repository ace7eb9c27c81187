-- Changes posts, comments and counters of many accounts, so it locks all of them first, in the order in
-- which the other triggers do.
CREATE OR REPLACE FUNCTION set_author_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comments WHERE author_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM posts WHERE id IN (
    SELECT id FROM posts WHERE author_id = NEW.id
    UNION SELECT post_id FROM comments WHERE author_id = NEW.id
  ) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT NEW.id UNION SELECT posts.author_id
    FROM comments JOIN posts ON posts.id = comments.post_id WHERE comments.author_id = NEW.id
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE posts SET is_public = NOT NEW.is_blocked WHERE author_id = NEW.id AND is_published;
  UPDATE comments SET is_shown = state = 'shown' AND NOT NEW.is_blocked WHERE author_id = NEW.id;
  RETURN NULL;
END $$;

-- An entry goes with the last of its reports.
CREATE OR REPLACE FUNCTION delete_empty_report_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two reports that go at the same time, the second one finds that it is the last.
  PERFORM FROM report_subjects WHERE id IN (SELECT subject_id FROM changed) ORDER BY id FOR UPDATE;
  DELETE FROM report_subjects AS subject WHERE id IN (SELECT subject_id FROM changed)
    AND NOT EXISTS (SELECT FROM reports WHERE subject_id = subject.id);
  RETURN NULL;
END $$;
