-- All tables, indexes, triggers and functions of the database, as the migrations leave them.
-- Written by `npx vitest run --update --project core server/data/postgres/schema.test.ts`.

CREATE TABLE announcements (
  post_id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  last_id text COLLATE "C" NOT NULL,
  is_told boolean DEFAULT false NOT NULL,
  CONSTRAINT announcements_pkey PRIMARY KEY (post_id),
  CONSTRAINT announcements_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX announcements_oldest ON announcements USING btree (created_at, post_id);
CREATE INDEX announcements_untold ON announcements USING btree (created_at, post_id) WHERE (NOT is_told);

CREATE TABLE client_ids (
  user_id text COLLATE "C" NOT NULL,
  call text NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  subject_id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT client_ids_pkey PRIMARY KEY (user_id, call, client_id),
  CONSTRAINT client_ids_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX client_ids_time ON client_ids USING btree (created_at);

CREATE TABLE comment_likes (
  comment_id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT comment_likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT comment_likes_pkey PRIMARY KEY (comment_id, user_id),
  CONSTRAINT comment_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX comment_likes_user ON comment_likes USING btree (user_id);
CREATE TRIGGER deleted_comment_likes AFTER DELETE ON comment_likes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_likes('-1');
CREATE TRIGGER inserted_comment_likes AFTER INSERT ON comment_likes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comment_likes('1');

CREATE TABLE comments (
  id text COLLATE "C" NOT NULL,
  post_id text COLLATE "C" NOT NULL,
  author_id text COLLATE "C",
  text text NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  is_shown boolean DEFAULT true NOT NULL,
  parent_id text COLLATE "C",
  block_id text COLLATE "C",
  quote text DEFAULT ''::text NOT NULL,
  state text DEFAULT 'shown'::text NOT NULL,
  likes integer DEFAULT 0 NOT NULL,
  state_by text,
  state_reason text DEFAULT ''::text NOT NULL,
  removed_at bigint,
  CONSTRAINT comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT comments_parent FOREIGN KEY (parent_id) REFERENCES comments(id) ON DELETE CASCADE DEFERRABLE,
  CONSTRAINT comments_pkey PRIMARY KEY (id),
  CONSTRAINT comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT comments_without_author CHECK (((author_id IS NOT NULL) OR (state = 'removed'::text)))
);
CREATE INDEX comments_author ON comments USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX comments_held ON comments USING btree (author_id, created_at DESC, id DESC) WHERE (state = 'held'::text);
CREATE INDEX comments_post ON comments USING btree (post_id, created_at DESC, id DESC);
CREATE INDEX comments_remarks ON comments USING btree (post_id, block_id, created_at DESC, id DESC) WHERE ((block_id IS NOT NULL) AND (parent_id IS NULL));
CREATE INDEX comments_removed ON comments USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX comments_replies ON comments USING btree (parent_id, created_at, id);
CREATE INDEX comments_threads ON comments USING btree (post_id, created_at DESC, id DESC) WHERE (parent_id IS NULL);
CREATE INDEX comments_unseen ON comments USING btree (post_id, created_at DESC, id DESC) WHERE ((state = ANY (ARRAY['held'::text, 'hidden'::text])) OR (removed_at IS NOT NULL));
CREATE TRIGGER comment_columns BEFORE INSERT OR UPDATE OF state, author_id ON comments FOR EACH ROW EXECUTE FUNCTION set_comment_columns();
CREATE TRIGGER deleted_comments AFTER DELETE ON comments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comments('-1');
CREATE TRIGGER deleted_replies AFTER DELETE ON comments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION delete_empty_threads();
CREATE TRIGGER inserted_comments AFTER INSERT ON comments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_comments('1');
CREATE TRIGGER removed_comments AFTER UPDATE OF state ON comments FOR EACH ROW WHEN ((new.state = 'removed'::text)) EXECUTE FUNCTION delete_comment_notifications();
CREATE TRIGGER updated_comments AFTER UPDATE ON comments REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_updated_comments();

CREATE TABLE contact_messages (
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at bigint NOT NULL,
  is_done boolean DEFAULT false NOT NULL,
  is_spam boolean DEFAULT false NOT NULL,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_messages_open ON contact_messages USING btree (created_at DESC, id DESC) WHERE ((NOT is_done) AND (NOT is_spam));
CREATE INDEX contact_messages_time ON contact_messages USING btree (created_at DESC, id DESC);

CREATE TABLE daily_reviews (
  user_id text COLLATE "C" NOT NULL,
  chosen_on text COLLATE "C",
  notified_at bigint DEFAULT 0 NOT NULL,
  CONSTRAINT daily_reviews_pkey PRIMARY KEY (user_id),
  CONSTRAINT daily_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE detachments (
  post_id text COLLATE "C" NOT NULL,
  block_id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  CONSTRAINT detachments_pkey PRIMARY KEY (post_id, block_id, user_id),
  CONSTRAINT detachments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT detachments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX detachments_user ON detachments USING btree (user_id);

CREATE TABLE devices (
  hash text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  seen_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  CONSTRAINT devices_pkey PRIMARY KEY (hash),
  CONSTRAINT devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX devices_expiry ON devices USING btree (expires_at);
CREATE INDEX devices_user ON devices USING btree (user_id, seen_at DESC);

CREATE TABLE digest_runs (
  period text COLLATE "C" NOT NULL,
  since bigint NOT NULL,
  slot bigint NOT NULL,
  last_user text COLLATE "C",
  began_at bigint DEFAULT 0 NOT NULL,
  CONSTRAINT digest_runs_pkey PRIMARY KEY (period)
);

CREATE TABLE digest_times (
  user_id text COLLATE "C" NOT NULL,
  period text COLLATE "C" NOT NULL,
  until bigint NOT NULL,
  CONSTRAINT digest_times_pkey PRIMARY KEY (user_id, period),
  CONSTRAINT digest_times_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE emailed_posts (
  post_id text COLLATE "C" NOT NULL,
  recipients integer NOT NULL,
  CONSTRAINT emailed_posts_pkey PRIMARY KEY (post_id),
  CONSTRAINT emailed_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);

CREATE TABLE follows (
  id text COLLATE "C" NOT NULL,
  author_id text COLLATE "C" NOT NULL,
  follower_id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT follows_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT follows_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT follows_pair UNIQUE (author_id, follower_id),
  CONSTRAINT follows_pkey PRIMARY KEY (id)
);
CREATE INDEX follows_author ON follows USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX follows_follower ON follows USING btree (follower_id, created_at DESC, id DESC);
CREATE TRIGGER deleted_follows AFTER DELETE ON follows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('-1');
CREATE TRIGGER inserted_follows AFTER INSERT ON follows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_follows('1');

CREATE TABLE former_paths (
  path_key text COLLATE "C" NOT NULL,
  post_id text COLLATE "C" NOT NULL,
  CONSTRAINT former_paths_pkey PRIMARY KEY (path_key),
  CONSTRAINT former_paths_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX former_paths_post ON former_paths USING btree (post_id);

CREATE TABLE former_urls (
  url_key text COLLATE "C" NOT NULL,
  post_id text COLLATE "C" NOT NULL,
  CONSTRAINT former_urls_pkey PRIMARY KEY (url_key),
  CONSTRAINT former_urls_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX former_urls_post ON former_urls USING btree (post_id);

CREATE TABLE former_usernames (
  username_key text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  CONSTRAINT former_usernames_pkey PRIMARY KEY (username_key),
  CONSTRAINT former_usernames_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX former_usernames_user ON former_usernames USING btree (user_id);

CREATE TABLE headings (
  id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  title text NOT NULL,
  slug text COLLATE "C" NOT NULL,
  is_public boolean NOT NULL,
  position integer NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  intro text DEFAULT ''::text NOT NULL,
  CONSTRAINT headings_pkey PRIMARY KEY (id),
  CONSTRAINT headings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX headings_newest ON headings USING btree (updated_at DESC, id DESC) WHERE is_public;
CREATE INDEX headings_newest_of ON headings USING btree (user_id, updated_at DESC, id DESC) WHERE is_public;
CREATE INDEX headings_public ON headings USING btree (created_at, id) WHERE is_public;
CREATE UNIQUE INDEX headings_slug ON headings USING btree (user_id, slug);

CREATE TABLE invites (
  id text COLLATE "C" NOT NULL,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  role text NOT NULL,
  hash text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  accepted_at bigint,
  CONSTRAINT invites_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX invites_email_key ON invites USING btree (email_key);
CREATE INDEX invites_expires_at ON invites USING btree (expires_at);
CREATE UNIQUE INDEX invites_hash ON invites USING btree (hash);
CREATE INDEX invites_time ON invites USING btree (created_at DESC, id DESC);

CREATE TABLE letters (
  id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  user_id text COLLATE "C",
  email text NOT NULL,
  data text NOT NULL,
  priority integer NOT NULL,
  created_at bigint NOT NULL,
  due_at bigint NOT NULL,
  attempts integer NOT NULL,
  failure text NOT NULL,
  failed_at bigint,
  CONSTRAINT letters_pkey PRIMARY KEY (id),
  CONSTRAINT letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX letters_due ON letters USING btree (priority, due_at) WHERE (failed_at IS NULL);
CREATE INDEX letters_failed ON letters USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX letters_newest ON letters USING btree (created_at, id);
CREATE INDEX letters_user ON letters USING btree (user_id);

CREATE TABLE likes (
  post_id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT likes_pkey PRIMARY KEY (post_id, user_id),
  CONSTRAINT likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX likes_post_time ON likes USING btree (post_id, created_at);
CREATE INDEX likes_user ON likes USING btree (user_id);
CREATE TRIGGER deleted_likes AFTER DELETE ON likes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes('-1');
CREATE TRIGGER inserted_likes AFTER INSERT ON likes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes('1');

CREATE TABLE limit_windows (
  key text COLLATE "C" NOT NULL,
  uses bigint NOT NULL,
  ends_at bigint NOT NULL,
  CONSTRAINT limit_windows_pkey PRIMARY KEY (key)
);
CREATE INDEX limit_windows_end ON limit_windows USING btree (ends_at);

CREATE TABLE moderation_log (
  id text COLLATE "C" NOT NULL,
  actor_id text COLLATE "C",
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text COLLATE "C" NOT NULL,
  subject_url text NOT NULL,
  reason text NOT NULL,
  created_at bigint NOT NULL,
  person_id text COLLATE "C",
  CONSTRAINT moderation_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT moderation_log_pkey PRIMARY KEY (id)
);
CREATE INDEX moderation_log_actor ON moderation_log USING btree (actor_id);
CREATE INDEX moderation_log_newest ON moderation_log USING btree (created_at DESC, id DESC);
CREATE INDEX moderation_log_person ON moderation_log USING btree (person_id, created_at DESC, id DESC);

CREATE TABLE mutes (
  user_id text COLLATE "C" NOT NULL,
  muted_id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT mutes_muted_id_fkey FOREIGN KEY (muted_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT mutes_others CHECK ((user_id <> muted_id)),
  CONSTRAINT mutes_pkey PRIMARY KEY (user_id, muted_id),
  CONSTRAINT mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mutes_muted ON mutes USING btree (muted_id);
CREATE INDEX mutes_newest ON mutes USING btree (user_id, created_at DESC, muted_id DESC);

CREATE TABLE notification_choices (
  user_id text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  site boolean NOT NULL,
  letter text NOT NULL,
  changed_at bigint DEFAULT 0 NOT NULL,
  CONSTRAINT notification_choices_pkey PRIMARY KEY (user_id, kind),
  CONSTRAINT notification_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notification_choices_now ON notification_choices USING btree (user_id) WHERE (letter = 'now'::text);
CREATE INDEX notification_choices_review ON notification_choices USING btree (user_id) WHERE ((kind = 'review'::text) AND (site OR (letter <> 'never'::text)));

CREATE TABLE notification_events (
  notification_id text COLLATE "C" NOT NULL,
  source text COLLATE "C" NOT NULL,
  actor_id text COLLATE "C",
  comment_id text COLLATE "C",
  created_at bigint NOT NULL,
  decision text,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT notification_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notification_events_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT notification_events_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  CONSTRAINT notification_events_pkey PRIMARY KEY (notification_id, source)
);
CREATE INDEX notification_events_actor ON notification_events USING btree (actor_id);
CREATE INDEX notification_events_comment ON notification_events USING btree (comment_id);
CREATE INDEX notification_events_source ON notification_events USING btree (source);
CREATE TRIGGER deleted_events AFTER DELETE ON notification_events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION update_notifications();

CREATE TABLE notifications (
  id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  post_id text COLLATE "C",
  comment_id text COLLATE "C",
  profile_id text COLLATE "C",
  created_at bigint NOT NULL,
  is_seen boolean NOT NULL,
  title text,
  CONSTRAINT notifications_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT notifications_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_comment ON notifications USING btree (comment_id);
CREATE INDEX notifications_newest ON notifications USING btree (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX notifications_open ON notifications USING btree (user_id, kind, COALESCE(comment_id, post_id, profile_id,
CASE
    WHEN (title IS NULL) THEN ''::text
    ELSE id
END)) WHERE (NOT is_seen);
CREATE INDEX notifications_post ON notifications USING btree (post_id);
CREATE INDEX notifications_profile ON notifications USING btree (profile_id);
CREATE INDEX notifications_seen ON notifications USING btree (created_at) WHERE is_seen;

CREATE TABLE passages (
  id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  post_id text COLLATE "C",
  block_id text COLLATE "C" NOT NULL,
  quote text NOT NULL,
  before text NOT NULL,
  after text NOT NULL,
  note text NOT NULL,
  heading_id text COLLATE "C",
  source_url text NOT NULL,
  source_title text NOT NULL,
  source_author text NOT NULL,
  is_detached boolean NOT NULL,
  revision integer NOT NULL,
  words integer NOT NULL,
  created_at bigint NOT NULL,
  search_text text NOT NULL,
  is_retired boolean DEFAULT false NOT NULL,
  shown_on text COLLATE "C",
  reviewed_on text COLLATE "C",
  CONSTRAINT passages_heading_id_fkey FOREIGN KEY (heading_id) REFERENCES headings(id) ON DELETE SET NULL,
  CONSTRAINT passages_pkey PRIMARY KEY (id),
  CONSTRAINT passages_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  CONSTRAINT passages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passages_heading ON passages USING btree (heading_id, created_at DESC, id DESC);
CREATE INDEX passages_newest ON passages USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX passages_post ON passages USING btree (post_id, user_id);
CREATE INDEX passages_same ON passages USING btree (user_id, md5(regexp_replace(quote, '[ 	
]+'::text, ' '::text, 'g'::text)));
CREATE INDEX passages_shown ON passages USING btree (user_id, shown_on) WHERE (shown_on IS NOT NULL);
CREATE TRIGGER changed_passages AFTER UPDATE ON passages REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed_passages();
CREATE TRIGGER deleted_passages AFTER DELETE ON passages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_passages('-1');
CREATE TRIGGER inserted_passages AFTER INSERT ON passages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_passages('1');

CREATE TABLE passkeys (
  id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  credential_id text COLLATE "C" NOT NULL,
  public_key text COLLATE "C" NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX passkeys_credential_id ON passkeys USING btree (credential_id);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id, created_at, id);

CREATE TABLE pending_posts (
  post_id text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  base integer NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  quotes text NOT NULL,
  tags text[] COLLATE "C" NOT NULL,
  seo_keywords text NOT NULL,
  meta_description text NOT NULL,
  canonical_url text NOT NULL,
  image text NOT NULL,
  saved_by text COLLATE "C",
  updated_at bigint NOT NULL,
  is_removed boolean NOT NULL,
  CONSTRAINT pending_posts_pkey PRIMARY KEY (post_id),
  CONSTRAINT pending_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT pending_posts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX pending_posts_image ON pending_posts USING btree (image) WHERE starts_with(image, '/'::text);
CREATE INDEX pending_posts_saved_by ON pending_posts USING btree (saved_by);

CREATE TABLE post_contents (
  post_id text COLLATE "C" NOT NULL,
  content text NOT NULL,
  CONSTRAINT post_contents_pkey PRIMARY KEY (post_id),
  CONSTRAINT post_contents_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);

CREATE TABLE post_days (
  day integer NOT NULL,
  posts integer DEFAULT 0 NOT NULL,
  CONSTRAINT post_days_pkey PRIMARY KEY (day)
);

CREATE TABLE post_quotes (
  post_id text COLLATE "C" NOT NULL,
  block_id text COLLATE "C" NOT NULL,
  quoted_post_id text COLLATE "C" NOT NULL,
  quote text NOT NULL,
  CONSTRAINT post_quotes_pkey PRIMARY KEY (post_id, block_id),
  CONSTRAINT post_quotes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT post_quotes_quoted_post_id_fkey FOREIGN KEY (quoted_post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX post_quotes_quoted ON post_quotes USING btree (quoted_post_id);

CREATE TABLE post_search (
  post_id text COLLATE "C" NOT NULL,
  author_id text COLLATE "C" DEFAULT ''::text NOT NULL,
  is_public boolean DEFAULT false NOT NULL,
  published_at bigint,
  texts text COLLATE "C" NOT NULL,
  title_end integer NOT NULL,
  tags_end integer NOT NULL,
  description_end integer NOT NULL,
  pairs text[] COLLATE "C" NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT post_search_pkey PRIMARY KEY (post_id),
  CONSTRAINT post_search_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX post_search_author ON post_search USING btree (author_id, published_at DESC, post_id DESC);
CREATE INDEX post_search_pairs ON post_search USING gin (pairs);
CREATE INDEX post_search_texts ON post_search USING gin (texts gin_trgm_ops);
CREATE INDEX post_search_words ON post_search USING gin (words);
CREATE TRIGGER search_columns BEFORE INSERT ON post_search FOR EACH ROW EXECUTE FUNCTION set_search_columns();

CREATE TABLE post_tags (
  tag_key text COLLATE "C" NOT NULL,
  published_at bigint,
  post_id text COLLATE "C" NOT NULL,
  CONSTRAINT post_tags_pkey PRIMARY KEY (post_id, tag_key),
  CONSTRAINT post_tags_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX post_tags_newest ON post_tags USING btree (tag_key, published_at DESC, post_id DESC);

CREATE TABLE posts (
  id text COLLATE "C" NOT NULL,
  url text NOT NULL,
  url_key text COLLATE "C" NOT NULL,
  title text NOT NULL,
  meta_description text NOT NULL,
  seo_keywords text NOT NULL,
  tags text[] COLLATE "C" NOT NULL,
  tag_keys text[] COLLATE "C" NOT NULL,
  image text NOT NULL,
  author_id text COLLATE "C" NOT NULL,
  is_published boolean NOT NULL,
  is_public boolean DEFAULT false NOT NULL,
  likes integer DEFAULT 0 NOT NULL,
  comments integer DEFAULT 0 NOT NULL,
  hot_score double precision DEFAULT 0 NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  published_at bigint,
  publish_at bigint,
  listed_at bigint GENERATED ALWAYS AS (COALESCE(published_at, updated_at)) STORED NOT NULL,
  first_url text NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  edited_at bigint,
  canonical_url text DEFAULT ''::text NOT NULL,
  comments_closed text,
  withheld_reason text,
  minutes integer DEFAULT 1 NOT NULL,
  CONSTRAINT posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT posts_pkey PRIMARY KEY (id),
  CONSTRAINT posts_publication CHECK (((published_at IS NOT NULL) OR (NOT is_published))),
  CONSTRAINT posts_schedule CHECK (((publish_at IS NULL) OR (NOT is_published))),
  CONSTRAINT posts_url_key UNIQUE (url_key)
);
CREATE INDEX posts_author ON posts USING btree (author_id, listed_at DESC, id DESC);
CREATE INDEX posts_hottest ON posts USING btree (hot_score DESC, listed_at DESC, id DESC) WHERE is_public;
CREATE INDEX posts_image ON posts USING btree (image) WHERE starts_with(image, '/'::text);
CREATE INDEX posts_newest ON posts USING btree (listed_at DESC, id DESC) WHERE is_public;
CREATE INDEX posts_scheduled ON posts USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX posts_withheld ON posts USING btree (id) WHERE (withheld_reason IS NOT NULL);
CREATE TRIGGER deleted_posts AFTER DELETE ON posts REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_posts();
CREATE TRIGGER deleted_posts_days AFTER DELETE ON posts REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_days_of_posts();
CREATE TRIGGER inserted_posts AFTER INSERT ON posts REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_posts();
CREATE TRIGGER inserted_posts_days AFTER INSERT ON posts REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_days_of_posts();
CREATE TRIGGER post_columns BEFORE INSERT OR UPDATE OF is_published, published_at, created_at ON posts FOR EACH ROW EXECUTE FUNCTION set_post_columns();
CREATE TRIGGER post_tags AFTER INSERT OR UPDATE OF tag_keys, published_at ON posts FOR EACH ROW EXECUTE FUNCTION set_post_tags();
CREATE TRIGGER posts_former_url AFTER INSERT OR UPDATE OF url_key ON posts FOR EACH ROW EXECUTE FUNCTION refuse_former_url();
CREATE TRIGGER posts_preview AFTER UPDATE OF is_published ON posts FOR EACH ROW WHEN ((new.is_published AND (NOT old.is_published))) EXECUTE FUNCTION end_preview();
CREATE TRIGGER updated_posts AFTER UPDATE ON posts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_updated_posts();
CREATE TRIGGER updated_posts_days AFTER UPDATE ON posts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_days_of_posts();

CREATE TABLE previews (
  post_id text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  expires_at bigint NOT NULL,
  CONSTRAINT previews_hash_key UNIQUE (hash),
  CONSTRAINT previews_pkey PRIMARY KEY (post_id),
  CONSTRAINT previews_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX previews_expiry ON previews USING btree (expires_at);

CREATE TABLE read_counts (
  post_id text COLLATE "C" NOT NULL,
  day integer NOT NULL,
  host text COLLATE "C" NOT NULL,
  reads integer NOT NULL,
  finished integer NOT NULL,
  CONSTRAINT read_counts_pkey PRIMARY KEY (post_id, day, host),
  CONSTRAINT read_counts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX read_counts_day ON read_counts USING btree (day);

CREATE TABLE reads (
  user_id text COLLATE "C" NOT NULL,
  post_id text COLLATE "C" NOT NULL,
  revision integer NOT NULL,
  read_at bigint NOT NULL,
  last_block text NOT NULL,
  CONSTRAINT reads_pkey PRIMARY KEY (user_id, post_id),
  CONSTRAINT reads_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reads_latest ON reads USING btree (user_id, read_at DESC, post_id DESC);
CREATE INDEX reads_post ON reads USING btree (post_id);

CREATE TABLE refused_addresses (
  email_key text COLLATE "C" NOT NULL,
  refusals integer NOT NULL,
  refused_at bigint NOT NULL,
  CONSTRAINT refused_addresses_pkey PRIMARY KEY (email_key)
);
CREATE INDEX refused_addresses_time ON refused_addresses USING btree (refused_at);

CREATE TABLE report_subjects (
  id text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  post_id text COLLATE "C",
  comment_id text COLLATE "C",
  profile_id text COLLATE "C",
  state text NOT NULL,
  action text,
  decision_reason text NOT NULL,
  decided_by text COLLATE "C",
  decided_at bigint,
  created_at bigint NOT NULL,
  heading_id text COLLATE "C",
  before_decision text,
  CONSTRAINT report_subjects_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT report_subjects_comment_id_key UNIQUE (comment_id),
  CONSTRAINT report_subjects_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT report_subjects_heading_id_fkey FOREIGN KEY (heading_id) REFERENCES headings(id) ON DELETE CASCADE,
  CONSTRAINT report_subjects_heading_id_key UNIQUE (heading_id),
  CONSTRAINT report_subjects_one CHECK ((num_nonnulls(post_id, comment_id, profile_id, heading_id) = 1)),
  CONSTRAINT report_subjects_pkey PRIMARY KEY (id),
  CONSTRAINT report_subjects_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT report_subjects_post_id_key UNIQUE (post_id),
  CONSTRAINT report_subjects_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT report_subjects_profile_id_key UNIQUE (profile_id)
);
CREATE INDEX report_subjects_age ON report_subjects USING btree (created_at);
CREATE INDEX report_subjects_decider ON report_subjects USING btree (decided_by);
CREATE INDEX report_subjects_newest ON report_subjects USING btree (state, created_at DESC, id DESC);
CREATE TRIGGER deleted_report_subjects AFTER DELETE ON report_subjects FOR EACH ROW WHEN ((old.heading_id IS NOT NULL)) EXECUTE FUNCTION delete_report_events();

CREATE TABLE reports (
  subject_id text COLLATE "C" NOT NULL,
  reporter_id text COLLATE "C" NOT NULL,
  reason text NOT NULL,
  text text NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT reports_pkey PRIMARY KEY (subject_id, reporter_id),
  CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT reports_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES report_subjects(id) ON DELETE CASCADE
);
CREATE INDEX reports_age ON reports USING btree (created_at);
CREATE INDEX reports_reporter ON reports USING btree (reporter_id);
CREATE TRIGGER deleted_reports AFTER DELETE ON reports REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION delete_empty_report_subjects();

CREATE TABLE resources (
  id text COLLATE "C" NOT NULL,
  owner_id text COLLATE "C" NOT NULL,
  post_id text COLLATE "C",
  name text NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT resources_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT resources_pkey PRIMARY KEY (id),
  CONSTRAINT resources_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX resources_name ON resources USING btree (name);
CREATE INDEX resources_owner ON resources USING btree (owner_id);
CREATE INDEX resources_post ON resources USING btree (post_id);
CREATE INDEX resources_unclaimed ON resources USING btree (created_at, id) WHERE (post_id IS NULL);

CREATE TABLE restrictions (
  id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  until bigint,
  reason text NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT restrictions_pkey PRIMARY KEY (id),
  CONSTRAINT restrictions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX restrictions_newest ON restrictions USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX restrictions_until ON restrictions USING btree (until);

CREATE TABLE revisions (
  post_id text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  title text NOT NULL,
  content text,
  saved_at bigint NOT NULL,
  saved_by text COLLATE "C",
  note text NOT NULL,
  is_small boolean NOT NULL,
  is_removed boolean NOT NULL,
  restored_from integer,
  is_public boolean NOT NULL,
  added_words integer,
  removed_words integer,
  CONSTRAINT revisions_pkey PRIMARY KEY (post_id, number),
  CONSTRAINT revisions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT revisions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX revisions_saver ON revisions USING btree (saved_by);

CREATE TABLE schema_functions (
  name text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT schema_functions_pkey PRIMARY KEY (name)
);

CREATE TABLE schema_migrations (
  name text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE sessions (
  id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  xsrf text NOT NULL,
  access_hash text NOT NULL,
  access_expires_at bigint NOT NULL,
  previous_access_hash text NOT NULL,
  refresh_hash text NOT NULL,
  previous_refresh_hash text NOT NULL,
  rotated_at bigint NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  device text DEFAULT ''::text NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

CREATE TABLE silences (
  user_id text COLLATE "C" NOT NULL,
  post_id text COLLATE "C" NOT NULL,
  thread_id text COLLATE "C",
  created_at bigint NOT NULL,
  CONSTRAINT silences_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT silences_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT silences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX silences_key ON silences USING btree (user_id, post_id, COALESCE(thread_id, ''::text));
CREATE INDEX silences_post ON silences USING btree (post_id);
CREATE INDEX silences_thread ON silences USING btree (thread_id);

CREATE TABLE site (
  id text COLLATE "C" NOT NULL,
  holding text NOT NULL,
  version integer NOT NULL,
  name text DEFAULT 'Commonplace'::text NOT NULL,
  tagline text DEFAULT ''::text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  accent text DEFAULT ''::text NOT NULL,
  home_title text DEFAULT ''::text NOT NULL,
  home_text text DEFAULT ''::text NOT NULL,
  who_text text DEFAULT ''::text NOT NULL,
  mission_text text DEFAULT ''::text NOT NULL,
  registration text DEFAULT 'open'::text NOT NULL,
  registration_note text DEFAULT ''::text NOT NULL,
  email_domains text[] DEFAULT '{}'::text[] NOT NULL,
  author_pages text DEFAULT 'members'::text NOT NULL,
  navigation text DEFAULT '[]'::text NOT NULL,
  footer_links text DEFAULT '[]'::text NOT NULL,
  logo text DEFAULT ''::text NOT NULL,
  admins_need_passkey boolean DEFAULT false NOT NULL,
  time_zone text DEFAULT ''::text NOT NULL,
  CONSTRAINT site_one_row CHECK ((id = 'site'::text)),
  CONSTRAINT site_pkey PRIMARY KEY (id)
);

CREATE TABLE site_identity (
  is_only_row boolean DEFAULT true NOT NULL,
  id text COLLATE "C" NOT NULL,
  CONSTRAINT site_identity_is_only_row_check CHECK (is_only_row),
  CONSTRAINT site_identity_pkey PRIMARY KEY (is_only_row)
);

CREATE TABLE site_pages (
  id text COLLATE "C" NOT NULL,
  slug text COLLATE "C" NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  is_published boolean NOT NULL,
  version integer NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  CONSTRAINT site_pages_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX site_pages_slug ON site_pages USING btree (slug);

CREATE TABLE subscribers (
  id text COLLATE "C" NOT NULL,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  author_id text COLLATE "C",
  confirm_hash text COLLATE "C" NOT NULL,
  stop_hash text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  confirmed_at bigint,
  letter_id text COLLATE "C",
  sent_letter_id text COLLATE "C",
  last_letter_at bigint,
  CONSTRAINT subscribers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT subscribers_confirm_hash_key UNIQUE (confirm_hash),
  CONSTRAINT subscribers_pkey PRIMARY KEY (id),
  CONSTRAINT subscribers_stop_hash_key UNIQUE (stop_hash)
);
CREATE INDEX subscribers_address ON subscribers USING btree (email_key);
CREATE INDEX subscribers_author ON subscribers USING btree (author_id, confirmed_at, id);
CREATE INDEX subscribers_newest ON subscribers USING btree (confirmed_at, id);
CREATE INDEX subscribers_waiting ON subscribers USING btree (created_at) WHERE (confirmed_at IS NULL);

CREATE TABLE tag_counts (
  tag text COLLATE "C" NOT NULL,
  posts integer DEFAULT 0 NOT NULL,
  CONSTRAINT tag_counts_pkey PRIMARY KEY (tag)
);
CREATE INDEX tag_counts_most_used ON tag_counts USING btree (posts DESC, tag);

CREATE TABLE tokens (
  hash text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  email text NOT NULL,
  expires_at bigint NOT NULL,
  CONSTRAINT tokens_kind_check CHECK ((kind = ANY (ARRAY['verify'::text, 'reset'::text, 'restore'::text, 'merge'::text, 'confirm'::text, 'cancel'::text, 'secure'::text]))),
  CONSTRAINT tokens_pkey PRIMARY KEY (hash, kind),
  CONSTRAINT tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX tokens_expiry ON tokens USING btree (expires_at);
CREATE INDEX tokens_user ON tokens USING btree (user_id, kind);

CREATE TABLE told_mentions (
  comment_id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL,
  actor_id text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT told_mentions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT told_mentions_pkey PRIMARY KEY (comment_id, user_id),
  CONSTRAINT told_mentions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX told_mentions_actor ON told_mentions USING btree (actor_id, created_at);
CREATE INDEX told_mentions_time ON told_mentions USING btree (created_at);
CREATE INDEX told_mentions_user ON told_mentions USING btree (user_id);

CREATE TABLE topic_follows (
  user_id text COLLATE "C" NOT NULL,
  tag_key text COLLATE "C" NOT NULL,
  tag text COLLATE "C" NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT topic_follows_pkey PRIMARY KEY (user_id, tag_key),
  CONSTRAINT topic_follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE totals (
  name text COLLATE "C" NOT NULL,
  value integer DEFAULT 0 NOT NULL,
  CONSTRAINT totals_pkey PRIMARY KEY (name)
);

CREATE TABLE user_counters (
  user_id text COLLATE "C" NOT NULL,
  followers integer DEFAULT 0 NOT NULL,
  following integer DEFAULT 0 NOT NULL,
  likes_received integer DEFAULT 0 NOT NULL,
  comments_received integer DEFAULT 0 NOT NULL,
  total_posts integer DEFAULT 0 NOT NULL,
  published_posts integer DEFAULT 0 NOT NULL,
  public_posts integer DEFAULT 0 NOT NULL,
  created_at bigint NOT NULL,
  passages integer DEFAULT 0 NOT NULL,
  passage_bytes integer DEFAULT 0 NOT NULL,
  CONSTRAINT user_counters_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_counters_popular ON user_counters USING btree (followers DESC, created_at DESC, user_id DESC) WHERE (public_posts > 0);

CREATE TABLE users (
  id text COLLATE "C" NOT NULL,
  username text NOT NULL,
  username_key text COLLATE "C" NOT NULL,
  name_skeleton text COLLATE "C" NOT NULL,
  email text NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  bio text NOT NULL,
  avatar text NOT NULL,
  cover text NOT NULL,
  role text NOT NULL,
  is_verified boolean NOT NULL,
  was_verified boolean NOT NULL,
  is_provider_linked boolean NOT NULL,
  is_blocked boolean NOT NULL,
  password_hash text,
  created_at bigint NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  name_text text COLLATE "C" NOT NULL,
  name_words tsvector NOT NULL,
  name_pairs text[] COLLATE "C" DEFAULT '{}'::text[] NOT NULL,
  shows_email boolean DEFAULT false NOT NULL,
  provider_id text COLLATE "C",
  pending_email text,
  followed_seen_until bigint,
  keeps_reads boolean DEFAULT false NOT NULL,
  block_reason text DEFAULT ''::text NOT NULL,
  time_zone text,
  digest_hour integer DEFAULT 7 NOT NULL,
  letter_text text DEFAULT 'beginning'::text NOT NULL,
  awaits_approval boolean DEFAULT false NOT NULL,
  needs_passkey boolean DEFAULT false NOT NULL,
  recovery_hashes text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT users_email_key UNIQUE (email_key),
  CONSTRAINT users_name_skeleton UNIQUE (name_skeleton),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_provider_id UNIQUE (provider_id),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'moderator'::text, 'admin'::text]))),
  CONSTRAINT users_username_key UNIQUE (username_key)
);
CREATE INDEX users_admins ON users USING btree (id) WHERE (role = 'admin'::text);
CREATE INDEX users_avatar ON users USING btree (avatar) WHERE starts_with(avatar, '/'::text);
CREATE INDEX users_awaiting ON users USING btree (created_at DESC, id DESC) WHERE awaits_approval;
CREATE INDEX users_cover ON users USING btree (cover) WHERE starts_with(cover, '/'::text);
CREATE INDEX users_digest_hours ON users USING btree (COALESCE(time_zone, ''::text), digest_hour);
CREATE INDEX users_moderating ON users USING btree (id) WHERE (role <> 'user'::text);
CREATE INDEX users_name_pairs ON users USING gin (name_pairs);
CREATE INDEX users_name_text ON users USING gin (name_text gin_trgm_ops);
CREATE INDEX users_name_words ON users USING gin (name_words);
CREATE INDEX users_newest ON users USING btree (created_at DESC, id DESC);
CREATE INDEX users_search_start ON users USING btree (search_text text_pattern_ops);
CREATE INDEX users_search_text ON users USING gin (search_text gin_trgm_ops);
CREATE TRIGGER author_blocked AFTER UPDATE OF is_blocked ON users FOR EACH ROW WHEN ((old.is_blocked IS DISTINCT FROM new.is_blocked)) EXECUTE FUNCTION set_author_blocked();
CREATE TRIGGER user_counters AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION create_user_counters();

CREATE TYPE commented_post AS (post_id text, number integer);

CREATE TYPE counted_post AS (author_id text, direction integer, is_published boolean, is_public boolean, tags text[], likes integer, comments integer);

CREATE TYPE notification_subject AS (post_id text, comment_id text, profile_id text, title text);

CREATE OR REPLACE FUNCTION add_comments(changes commented_post[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  PERFORM FROM posts WHERE id IN (SELECT post_id FROM unnest(changes))
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE posts SET comments = comments + change.number
  FROM (SELECT post_id, sum(number) AS number FROM unnest(changes) GROUP BY post_id) AS change
  WHERE posts.id = change.post_id;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT author_id FROM posts WHERE id IN (SELECT post_id FROM unnest(changes))
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters SET comments_received = comments_received + change.number
  FROM (
    SELECT posts.author_id, sum(number) AS number
    FROM unnest(changes) AS changed JOIN posts ON posts.id = changed.post_id
    GROUP BY posts.author_id
  ) AS change
  WHERE user_counters.user_id = change.author_id;
END $function$;

CREATE OR REPLACE FUNCTION count_changed_passages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE user_counters AS counters SET passage_bytes = passage_bytes + book.bytes
  FROM (
    SELECT a.user_id, sum(passage_bytes(a::passages) - passage_bytes(b::passages)) AS bytes
    FROM before AS b JOIN after AS a USING (id) GROUP BY a.user_id
  ) AS book
  WHERE counters.user_id = book.user_id AND book.bytes <> 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_comment_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM comments WHERE id IN (SELECT comment_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE comments SET likes = likes + direction * change.number
  FROM (SELECT comment_id, count(*)::integer AS number FROM changed GROUP BY comment_id) AS change
  WHERE comments.id = change.comment_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  PERFORM add_comments(ARRAY(
    SELECT ROW (post_id, direction)::commented_post FROM changed WHERE is_shown));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_days_of_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Most updates are likes and comments.
    PERFORM FROM before AS b JOIN after AS a USING (id)
      WHERE (b.is_public, b.published_at) IS DISTINCT FROM (a.is_public, a.published_at);
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_post_days(ARRAY(SELECT published_at FROM before WHERE is_public), -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM count_post_days(ARRAY(SELECT published_at FROM after WHERE is_public), 1);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_deleted_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_posts(ARRAY(
    SELECT ROW (author_id, -1, is_published, is_public, tags, likes, comments)::counted_post
    FROM before));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_follows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT author_id FROM changed UNION SELECT follower_id FROM changed
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters SET
    followers = followers + direction * change.gained,
    following = following + direction * change.given
  FROM (
    SELECT account, sum(gained)::integer AS gained, sum(given)::integer AS given
    FROM (
      SELECT author_id AS account, 1 AS gained, 0 AS given FROM changed
      UNION ALL SELECT follower_id, 0, 1 FROM changed
    ) AS sides GROUP BY account
  ) AS change
  WHERE user_counters.user_id = change.account;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_inserted_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_posts(ARRAY(
    SELECT ROW (author_id, 1, is_published, is_public, tags, likes, comments)::counted_post
    FROM after));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
  PERFORM FROM posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE posts SET
    likes = likes + direction * change.number,
    hot_score = hot_score(likes + direction * change.number, coalesce(published_at, created_at))
  FROM (SELECT post_id, count(*)::integer AS number FROM changed GROUP BY post_id) AS change
  WHERE posts.id = change.post_id;
  PERFORM FROM user_counters WHERE user_id IN (
    SELECT author_id FROM posts WHERE id IN (SELECT post_id FROM changed)
  ) ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters SET likes_received = likes_received + direction * change.number
  FROM (
    SELECT posts.author_id, count(*)::integer AS number
    FROM changed JOIN posts ON posts.id = changed.post_id GROUP BY posts.author_id
  ) AS change
  WHERE user_counters.user_id = change.author_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_passages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  direction integer := TG_ARGV[0];
BEGIN
  UPDATE user_counters AS counters SET
    passages = passages + direction * book.number,
    passage_bytes = passage_bytes + direction * book.bytes
  FROM (
    SELECT user_id, count(*) AS number, sum(passage_bytes(g::passages)) AS bytes
    FROM changed g GROUP BY user_id
  ) AS book
  WHERE counters.user_id = book.user_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_post_days(times bigint[], direction integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO post_days AS counts (day, posts)
    SELECT day_of(time), direction * count(*) FROM unnest(times) AS time GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET posts = counts.posts + excluded.posts;
  DELETE FROM post_days WHERE posts = 0 AND day IN (SELECT day_of(time) FROM unnest(times) AS time);
END $function$;

CREATE OR REPLACE FUNCTION count_posts(changes counted_post[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  PERFORM FROM user_counters WHERE user_id IN (SELECT author_id FROM unnest(changes))
    ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE user_counters AS counters SET
    total_posts = total_posts + total,
    published_posts = published_posts + published,
    public_posts = public_posts + public,
    likes_received = likes_received + liked,
    comments_received = comments_received + commented
  FROM (
    SELECT author_id, sum(direction) AS total,
      coalesce(sum(direction) FILTER (WHERE is_published), 0) AS published,
      coalesce(sum(direction) FILTER (WHERE is_public), 0) AS public,
      sum(direction * likes) AS liked, sum(direction * comments) AS commented
    FROM unnest(changes) GROUP BY author_id
  ) AS change
  WHERE counters.user_id = change.author_id;
  INSERT INTO tag_counts AS counts (tag, posts)
    SELECT tag, sum(direction)
    FROM unnest(changes) AS change, LATERAL (SELECT DISTINCT unnest(change.tags) AS tag) AS tags
    WHERE is_public GROUP BY tag HAVING sum(direction) <> 0 ORDER BY tag
    ON CONFLICT (tag) DO UPDATE SET posts = counts.posts + excluded.posts;
  DELETE FROM tag_counts WHERE posts = 0
    AND tag IN (SELECT unnest(change.tags) FROM unnest(changes) AS change);
  UPDATE totals SET value = value + change.public
    FROM (SELECT sum(direction) AS public FROM unnest(changes) WHERE is_public) AS change
    WHERE name = 'public_posts' AND change.public <> 0;
END $function$;

CREATE OR REPLACE FUNCTION count_updated_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_comments(ARRAY(
    SELECT ROW (a.post_id, CASE WHEN a.is_shown THEN 1 ELSE -1 END)::commented_post
    FROM before AS b JOIN after AS a USING (id) WHERE b.is_shown <> a.is_shown));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_updated_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changes counted_post[];
BEGIN
  changes := ARRAY(
    SELECT unnest(ARRAY[
      ROW (b.author_id, -1, b.is_published, b.is_public, b.tags, 0, 0)::counted_post,
      ROW (a.author_id, 1, a.is_published, a.is_public, a.tags, 0, 0)::counted_post])
    FROM before AS b JOIN after AS a USING (id)
    WHERE (b.is_published, b.is_public, b.tags) IS DISTINCT FROM (a.is_published, a.is_public, a.tags));
  IF cardinality(changes) = 0 THEN RETURN NULL; END IF;
  UPDATE post_search SET is_public = after.is_public, published_at = after.published_at FROM after
    WHERE post_search.post_id = after.id AND (post_search.is_public, post_search.published_at)
      IS DISTINCT FROM (after.is_public, after.published_at);
  PERFORM count_posts(changes);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION create_user_counters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO user_counters (user_id, created_at) VALUES (NEW.id, NEW.created_at);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION day_of(created_at bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT floor(created_at / 86400000.0)::integer
$function$;

CREATE OR REPLACE FUNCTION delete_comment_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM notification_events WHERE comment_id = NEW.id;
  DELETE FROM notifications WHERE comment_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION delete_empty_report_subjects()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Of two reports that go at the same time, the second one finds that it is the last.
  PERFORM FROM report_subjects WHERE id IN (SELECT subject_id FROM changed) ORDER BY id FOR UPDATE;
  DELETE FROM report_subjects AS subject WHERE id IN (SELECT subject_id FROM changed)
    AND NOT EXISTS (SELECT FROM reports WHERE subject_id = subject.id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION delete_empty_threads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM comments WHERE id IN (SELECT parent_id FROM changed) AND author_id IS NULL
    ORDER BY id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  DELETE FROM comments AS parent WHERE id IN (SELECT parent_id FROM changed) AND author_id IS NULL
    AND NOT EXISTS (SELECT FROM comments WHERE parent_id = parent.id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION delete_report_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM notification_events WHERE source >= 'report:' || OLD.id || ':' AND source < 'report:' || OLD.id || ';';
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION end_preview()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM previews WHERE post_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION hot_score(likes integer, created_at bigint)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT log(likes + 1::double precision) + created_at / 604800000.0::double precision
$function$;

CREATE OR REPLACE FUNCTION passage_bytes(g passages)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT octet_length(g.quote) + octet_length(g.before) + octet_length(g.after) + octet_length(g.note)
    + octet_length(g.source_url) + octet_length(g.source_title) + octet_length(g.source_author)
$function$;

CREATE OR REPLACE FUNCTION refuse_former_url()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM former_urls WHERE url_key = NEW.url_key AND post_id <> NEW.id) THEN
    RAISE EXCEPTION 'The url % is a former one of another post.', NEW.url
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'posts_url_key';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION set_author_blocked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION set_comment_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_author_blocked boolean;
BEGIN
  NEW.is_shown := false;
  IF NEW.state = 'shown' THEN
    SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
    NEW.is_shown := NOT coalesce(is_author_blocked, true);
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION set_post_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_author_blocked boolean;
BEGIN
  SELECT is_blocked INTO is_author_blocked FROM users WHERE id = NEW.author_id FOR SHARE;
  NEW.is_public := NEW.is_published AND NOT coalesce(is_author_blocked, true);
  NEW.hot_score := hot_score(NEW.likes, coalesce(NEW.published_at, NEW.created_at));
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION set_post_tags()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION set_search_columns()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT author_id, is_public, published_at INTO NEW.author_id, NEW.is_public, NEW.published_at
    FROM posts WHERE id = NEW.post_id;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION tell(recipient text, told_kind text, subject notification_subject, event notification_events)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF recipient = event.actor_id THEN RETURN; END IF;
  PERFORM FROM users WHERE id = recipient FOR KEY SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO notifications AS told
    (id, user_id, kind, post_id, comment_id, profile_id, title, created_at, is_seen)
    VALUES (gen_random_uuid()::text, recipient, told_kind, subject.post_id, subject.comment_id,
      subject.profile_id, subject.title, event.created_at, false)
    ON CONFLICT (user_id, kind, (coalesce(comment_id, post_id, profile_id, CASE WHEN title IS NULL THEN '' ELSE id END)))
      WHERE NOT is_seen
    DO UPDATE SET created_at = greatest(told.created_at, excluded.created_at)
    RETURNING id INTO event.notification_id;
  INSERT INTO notification_events SELECT event.* ON CONFLICT DO NOTHING;
END $function$;

CREATE OR REPLACE FUNCTION update_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;
