-- Ids, keys and tags are compared byte by byte (COLLATE "C"), whatever the database's language is.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE users (
  id text COLLATE "C" PRIMARY KEY,
  username text NOT NULL,
  username_key text COLLATE "C" NOT NULL CONSTRAINT users_username_key UNIQUE,
  name_skeleton text COLLATE "C" NOT NULL CONSTRAINT users_name_skeleton UNIQUE,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL CONSTRAINT users_email_key UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  bio text NOT NULL,
  avatar text NOT NULL,
  cover text NOT NULL,
  role text NOT NULL CHECK (role IN ('user', 'admin')),
  is_verified boolean NOT NULL,
  was_verified boolean NOT NULL,
  is_provider_linked boolean NOT NULL,
  is_blocked boolean NOT NULL,
  password_hash text,
  created_at bigint NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  name_text text COLLATE "C" NOT NULL,
  name_words tsvector NOT NULL,
  name_pairs text[] COLLATE "C" NOT NULL DEFAULT '{}'
);
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_search_text ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX users_name_text ON users USING gin (name_text gin_trgm_ops);
CREATE INDEX users_name_words ON users USING gin (name_words);
CREATE INDEX users_name_pairs ON users USING gin (name_pairs);

CREATE TABLE user_counters (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  followers integer NOT NULL DEFAULT 0,
  following integer NOT NULL DEFAULT 0,
  likes_received integer NOT NULL DEFAULT 0,
  comments_received integer NOT NULL DEFAULT 0,
  total_posts integer NOT NULL DEFAULT 0,
  published_posts integer NOT NULL DEFAULT 0,
  public_posts integer NOT NULL DEFAULT 0,
  created_at bigint NOT NULL
);
CREATE INDEX user_counters_popular ON user_counters (followers DESC, created_at DESC, user_id DESC)
  WHERE public_posts > 0;
CREATE INDEX user_counters_oldest ON user_counters (created_at, user_id) WHERE public_posts > 0;

CREATE TABLE former_usernames (
  username_key text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE
);
CREATE INDEX former_usernames_user ON former_usernames (user_id);

CREATE TABLE sessions (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  xsrf text NOT NULL,
  access_hash text NOT NULL,
  access_expires_at bigint NOT NULL,
  previous_access_hash text NOT NULL,
  refresh_hash text NOT NULL,
  previous_refresh_hash text NOT NULL,
  rotated_at bigint NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE devices (
  hash text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  seen_at bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX devices_user ON devices (user_id, seen_at DESC);
CREATE INDEX devices_expiry ON devices (expires_at);

CREATE TABLE tokens (
  hash text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('verify', 'reset', 'restore', 'merge')),
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (hash, kind)
);
CREATE INDEX tokens_user ON tokens (user_id, kind);
CREATE INDEX tokens_expiry ON tokens (expires_at);

CREATE TABLE posts (
  id text COLLATE "C" PRIMARY KEY,
  url text NOT NULL,
  url_key text COLLATE "C" NOT NULL CONSTRAINT posts_url_key UNIQUE,
  title text NOT NULL,
  meta_description text NOT NULL,
  seo_keywords text NOT NULL,
  tags text[] COLLATE "C" NOT NULL,
  tag_keys text[] COLLATE "C" NOT NULL,
  image text NOT NULL,
  author_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  is_published boolean NOT NULL,
  is_public boolean NOT NULL DEFAULT false,
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  hot_score double precision NOT NULL DEFAULT 0,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL
);
CREATE INDEX posts_author ON posts (author_id, created_at DESC, id DESC);
CREATE INDEX posts_newest ON posts (created_at DESC, id DESC) WHERE is_public;
CREATE INDEX posts_hottest ON posts (hot_score DESC, created_at DESC, id DESC) WHERE is_public;

CREATE TABLE post_tags (
  tag_key text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  PRIMARY KEY (post_id, tag_key)
);
CREATE INDEX post_tags_newest ON post_tags (tag_key, created_at DESC, post_id DESC);

CREATE TABLE post_contents (
  post_id text COLLATE "C" PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  content text NOT NULL
);

CREATE TABLE post_search (
  post_id text COLLATE "C" PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  author_id text COLLATE "C" NOT NULL DEFAULT '',
  is_public boolean NOT NULL DEFAULT false,
  created_at bigint NOT NULL DEFAULT 0,
  texts text COLLATE "C" NOT NULL,
  title_end integer NOT NULL,
  tags_end integer NOT NULL,
  description_end integer NOT NULL,
  pairs text[] COLLATE "C" NOT NULL,
  words tsvector NOT NULL
);
CREATE INDEX post_search_author ON post_search (author_id, created_at DESC, post_id DESC);
CREATE INDEX post_search_texts ON post_search USING gin (texts gin_trgm_ops);
-- For terms without three ASCII letters or digits in a row, which have no trigram.
CREATE INDEX post_search_pairs ON post_search USING gin (pairs);
CREATE INDEX post_search_words ON post_search USING gin (words);

CREATE TABLE tag_counts (
  tag text COLLATE "C" PRIMARY KEY,
  posts integer NOT NULL DEFAULT 0
);
CREATE INDEX tag_counts_most_used ON tag_counts (posts DESC, tag);

CREATE TABLE totals (
  name text COLLATE "C" PRIMARY KEY,
  value integer NOT NULL DEFAULT 0
);
INSERT INTO totals (name) VALUES ('public_posts');

CREATE TABLE comments (
  id text COLLATE "C" PRIMARY KEY,
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  author_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL
);
CREATE INDEX comments_post ON comments (post_id, created_at DESC, id DESC);
CREATE INDEX comments_author ON comments (author_id);

CREATE TABLE likes (
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at bigint NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX likes_user ON likes (user_id);
CREATE INDEX likes_post_time ON likes (post_id, created_at);

CREATE TABLE follows (
  id text COLLATE "C" PRIMARY KEY,
  author_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  follower_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at bigint NOT NULL,
  CONSTRAINT follows_pair UNIQUE (author_id, follower_id)
);
CREATE INDEX follows_author ON follows (author_id, created_at DESC, id DESC);
CREATE INDEX follows_follower ON follows (follower_id, created_at DESC, id DESC);

CREATE TABLE resources (
  id text COLLATE "C" PRIMARY KEY,
  owner_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  post_id text COLLATE "C" REFERENCES posts ON DELETE CASCADE,
  name text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX resources_owner ON resources (owner_id);
CREATE INDEX resources_post ON resources (post_id);
CREATE INDEX resources_unclaimed ON resources (created_at, id) WHERE post_id IS NULL;

CREATE TABLE contact_messages (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at bigint NOT NULL
);

-- Unlogged: limits start again after a crash of the database server.
CREATE UNLOGGED TABLE limit_windows (
  key text COLLATE "C" PRIMARY KEY,
  uses bigint NOT NULL,
  ends_at bigint NOT NULL
);
CREATE INDEX limit_windows_end ON limit_windows (ends_at);
