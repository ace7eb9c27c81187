-- What members are told. A row stays open until it is seen, and collects the events of one kind about one subject.
-- An event belongs to a source: when that is taken back, the event goes, and with the last one the row.
CREATE TABLE notifications (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  post_id text COLLATE "C" REFERENCES posts ON DELETE CASCADE,
  comment_id text COLLATE "C" REFERENCES comments ON DELETE CASCADE,
  profile_id text COLLATE "C" REFERENCES users ON DELETE CASCADE,
  created_at bigint NOT NULL,
  is_seen boolean NOT NULL
);
CREATE INDEX notifications_newest ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_seen ON notifications (created_at) WHERE is_seen;
CREATE INDEX notifications_post ON notifications (post_id);
CREATE INDEX notifications_comment ON notifications (comment_id);
CREATE INDEX notifications_profile ON notifications (profile_id);
CREATE UNIQUE INDEX notifications_open
  ON notifications (user_id, kind, (coalesce(comment_id, post_id, profile_id, ''))) WHERE NOT is_seen;

CREATE TABLE notification_events (
  notification_id text COLLATE "C" NOT NULL REFERENCES notifications ON DELETE CASCADE,
  source text COLLATE "C" NOT NULL,
  actor_id text COLLATE "C" REFERENCES users ON DELETE CASCADE,
  comment_id text COLLATE "C" REFERENCES comments ON DELETE CASCADE,
  created_at bigint NOT NULL,
  PRIMARY KEY (notification_id, source)
);
CREATE INDEX notification_events_source ON notification_events (source);
CREATE INDEX notification_events_actor ON notification_events (actor_id);
CREATE INDEX notification_events_comment ON notification_events (comment_id);

CREATE TABLE notification_choices (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  site boolean NOT NULL,
  letter text NOT NULL,
  PRIMARY KEY (user_id, kind)
);

CREATE INDEX users_moderating ON users (id) WHERE role <> 'user';

-- A row has the time of its newest event. Of two events that go at the same time, the second one finds that it is
-- the last.
CREATE FUNCTION update_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM notifications WHERE id IN (SELECT notification_id FROM changed) ORDER BY id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  DELETE FROM notifications AS told WHERE id IN (SELECT notification_id FROM changed)
    AND NOT EXISTS (SELECT FROM notification_events WHERE notification_id = told.id);
  UPDATE notifications AS told SET created_at = newest.created_at
  FROM (
    SELECT notification_id, max(created_at) AS created_at FROM notification_events
    WHERE notification_id IN (SELECT notification_id FROM changed) GROUP BY notification_id
  ) AS newest
  WHERE told.id = newest.notification_id AND told.created_at <> newest.created_at;
  RETURN NULL;
END $$;
CREATE TRIGGER deleted_events AFTER DELETE ON notification_events REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION update_notifications();

-- A comment whose place stays for its replies says nothing any more.
CREATE FUNCTION delete_comment_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification_events WHERE comment_id = NEW.id;
  DELETE FROM notifications WHERE comment_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER removed_comments AFTER UPDATE OF state ON comments
  FOR EACH ROW WHEN (NEW.state = 'removed') EXECUTE FUNCTION delete_comment_notifications();

CREATE TYPE notification_subject AS (post_id text, comment_id text, profile_id text);

-- Adds an event to the open row of the account, unless it is the account's own act. Nothing if the account is gone.
CREATE FUNCTION tell(
  recipient text, told_kind text, subject notification_subject, event notification_events
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF recipient = event.actor_id THEN RETURN; END IF;
  PERFORM FROM users WHERE id = recipient FOR KEY SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO notifications AS told
    (id, user_id, kind, post_id, comment_id, profile_id, created_at, is_seen)
    VALUES (gen_random_uuid()::text, recipient, told_kind, subject.post_id, subject.comment_id,
      subject.profile_id, event.created_at, false)
    ON CONFLICT (user_id, kind, (coalesce(comment_id, post_id, profile_id, ''))) WHERE NOT is_seen
    DO UPDATE SET created_at = greatest(told.created_at, excluded.created_at)
    RETURNING id INTO event.notification_id;
  INSERT INTO notification_events SELECT event.* ON CONFLICT DO NOTHING;
END $$;

-- Whom a comment tells now, one row a person: `mentioned` are the keys of the usernames in its text.
CREATE FUNCTION comment_recipients(told text, mentioned text[])
RETURNS TABLE (recipient text, told_kind text, about text) LANGUAGE sql AS $$
  SELECT DISTINCT ON (candidate.user_id) candidate.user_id, candidate.kind, candidate.about
  FROM comments AS comment
  JOIN posts AS post ON post.id = comment.post_id
  LEFT JOIN comments AS parent ON parent.id = comment.parent_id
  CROSS JOIN LATERAL (
    SELECT users.id, 'mention', NULL::text, 1 FROM users
      WHERE comment.state = 'shown' AND username_key = ANY(mentioned)
    UNION ALL SELECT parent.author_id, 'reply', parent.id, 2 WHERE comment.state = 'shown'
    UNION ALL SELECT post.author_id,
      CASE WHEN comment.block_id IS NULL OR comment.parent_id IS NOT NULL THEN 'comment' ELSE 'remark' END,
      NULL, 3 WHERE comment.state = 'shown'
    UNION ALL SELECT post.author_id, 'held', NULL, 4 WHERE comment.state = 'held'
    UNION ALL SELECT users.id, 'held', NULL, 4 FROM users
      WHERE comment.state = 'held' AND role <> 'user'
  ) AS candidate (user_id, kind, about, rank)
  WHERE comment.id = told AND candidate.user_id <> comment.author_id
  ORDER BY candidate.user_id, candidate.rank
$$;

-- Tells those whom a comment tells now and did not tell before, and takes back what it told others.
CREATE FUNCTION tell_comment(told text, mentioned text[], at bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  told_source text := 'comment:' || told;
BEGIN
  DELETE FROM notification_events AS event USING notifications AS row
    WHERE event.source = told_source AND row.id = event.notification_id AND NOT EXISTS (
      SELECT FROM comment_recipients(told, mentioned) AS wanted
      WHERE wanted.recipient = row.user_id AND wanted.told_kind = row.kind
    );
  PERFORM tell(wanted.recipient, wanted.told_kind,
      ROW (comment.post_id, wanted.about, NULL)::notification_subject,
      ROW ('', told_source, comment.author_id, comment.id, at)::notification_events)
    FROM comments AS comment CROSS JOIN comment_recipients(told, mentioned) AS wanted
    WHERE comment.id = told AND NOT EXISTS (
      SELECT FROM notification_events AS event JOIN notifications AS row ON row.id = event.notification_id
      WHERE event.source = told_source AND row.user_id = wanted.recipient
    );
END $$;

-- Tells the author of a comment that was held that someone has decided about it. It is about the comment if that stays.
CREATE FUNCTION tell_decision(told text, decider text, stays boolean, at bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT tell(author_id, 'held',
      ROW (post_id, CASE WHEN stays THEN id END, author_id)::notification_subject,
      ROW ('', 'decided:' || id, NULL, NULL, at)::notification_events)
    FROM comments WHERE id = told AND state = 'held' AND author_id <> decider
$$;

-- Tells moderators and administrators about a report, without the person who reported.
CREATE FUNCTION tell_report(told text, reporter text, at bigint) RETURNS void
LANGUAGE sql AS $$
  SELECT tell(users.id, 'report',
      ROW (subject.post_id, subject.comment_id, subject.profile_id)::notification_subject,
      ROW ('', 'report:' || told || ':' || reporter, NULL, NULL, at)::notification_events)
    FROM report_subjects AS subject CROSS JOIN users
    WHERE subject.id = told AND users.role <> 'user' AND users.id <> reporter
    ORDER BY users.id
$$;
