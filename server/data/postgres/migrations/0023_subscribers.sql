-- People without an account who get new posts by e-mail: all, or those of one author. A row is confirmed with the
-- link of a letter, and deleted when the letters are stopped. The tokens of both links are stored hashed; they
-- depend only on address and author, so `stop_hash` also keeps both unique.
CREATE TABLE subscribers (
  id text COLLATE "C" PRIMARY KEY,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  author_id text COLLATE "C" REFERENCES users ON DELETE CASCADE,
  confirm_hash text COLLATE "C" NOT NULL UNIQUE,
  stop_hash text COLLATE "C" NOT NULL UNIQUE,
  created_at bigint NOT NULL,
  confirmed_at bigint
);
CREATE INDEX subscribers_author ON subscribers (author_id, confirmed_at, id);
CREATE INDEX subscribers_newest ON subscribers (confirmed_at, id);
CREATE INDEX subscribers_address ON subscribers (email_key);
CREATE INDEX subscribers_waiting ON subscribers (created_at) WHERE confirmed_at IS NULL;

-- Posts whose letters are still to be stored, written with their publication. `last_id` is the last subscriber
-- whose letter is stored.
CREATE TABLE announcements (
  post_id text COLLATE "C" PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  created_at bigint NOT NULL,
  last_id text COLLATE "C" NOT NULL
);
CREATE INDEX announcements_oldest ON announcements (created_at, post_id);

-- How often the server of an address has refused it since a letter was sent to it.
CREATE TABLE refused_addresses (
  email_key text COLLATE "C" PRIMARY KEY,
  refusals integer NOT NULL,
  refused_at bigint NOT NULL
);
CREATE INDEX refused_addresses_time ON refused_addresses (refused_at);
