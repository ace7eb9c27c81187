-- `tag_key` is the tag in the form in which `posts.tag_keys` has it.
CREATE TABLE topic_follows (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  tag_key text COLLATE "C" NOT NULL,
  tag text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, tag_key)
);

-- Up to when the account has seen the posts of all that it follows.
ALTER TABLE users ADD COLUMN followed_seen_until bigint;
