-- 10,000 accounts with 100,000 posts, one a minute, and 200,000 likes, follows and comments. Without triggers, which
-- would take a minute, so the counters are written here.
SET LOCAL session_replication_role = replica;

INSERT INTO users (id, username, username_key, name_skeleton, email, email_key, first_name, last_name,
  bio, avatar, cover, role, is_verified, was_verified, is_provider_linked, is_blocked, created_at,
  search_text, name_text, name_words, name_pairs)
SELECT id, id, id, id, id, id, 'Ada', id, '', '/files/avatar-' || n, '/files/cover-' || n, 'user', true, true, false, false, n,
  id, 'ada ' || id, array_to_tsvector(ARRAY['ada', id]), ARRAY['p' || n % 500]
FROM generate_series(1, 10000) n, LATERAL (SELECT 'user-' || n AS id) AS named;

INSERT INTO user_counters (user_id, followers, following, likes_received, comments_received,
  total_posts, published_posts, public_posts, created_at)
SELECT id, 20, 20, 20, 20, 10, 9, 9, created_at FROM users;

INSERT INTO posts (id, url, url_key, title, meta_description, seo_keywords, tags, tag_keys, image,
  author_id, is_published, is_public, likes, comments, hot_score, created_at, updated_at, published_at, first_url)
SELECT id, id, id, 'Title', 'Description', 'keywords', tags, tags, '/files/' || id,
  'user-' || 1 + n / 10 % 10000, n % 10 > 0, n % 10 > 0, 2, 2, n, n * 60000::bigint, n * 60000::bigint,
  CASE WHEN n % 10 > 0 THEN n * 60000::bigint END, id
FROM generate_series(1, 100000) n,
  LATERAL (SELECT 'post-' || n AS id, ARRAY['tag-' || n % 500] AS tags) AS named;

INSERT INTO post_tags (tag_key, published_at, post_id) SELECT tags[1], published_at, id FROM posts;
INSERT INTO post_contents (post_id, content) SELECT id, '' FROM posts;
INSERT INTO previews (post_id, hash, expires_at)
  SELECT id, 'preview-' || id, created_at + 60000 FROM posts WHERE NOT is_published;
INSERT INTO pending_posts (post_id, number, base, title, content, quotes, tags, seo_keywords, meta_description,
    canonical_url, image, saved_by, updated_at, is_removed)
  SELECT id, 1, 1, title, '', '[]', tags, '', '', '', '/files/' || id || '-pending.png', author_id, created_at, false
  FROM posts WHERE is_published;
INSERT INTO revisions (post_id, number, title, saved_at, saved_by, note, is_small, is_removed, is_public)
  SELECT id, 1, title, created_at, author_id, '', false, false, true FROM posts;

INSERT INTO post_search (post_id, author_id, is_public, published_at, texts, title_end, tags_end,
  description_end, pairs, words)
SELECT id, author_id, is_public, published_at, tags[1], 3, 5, 7, ARRAY['p' || number % 500],
  array_to_tsvector(ARRAY['w' || number % 500])
FROM posts, LATERAL (SELECT created_at / 60000 AS number) AS numbered;

INSERT INTO likes (post_id, user_id, created_at)
SELECT 'post-' || 1 + n % 100000, 'user-' || 1 + (n + n / 100000) % 10000, n
FROM generate_series(1, 200000) n;

INSERT INTO follows (id, author_id, follower_id, created_at)
SELECT 'follow-' || n, 'user-' || 1 + n % 10000, 'user-' || 1 + (n + n / 10000) % 10000, n
FROM generate_series(1, 200000) n;

-- One follows a tenth of all authors, and every tenth topic.
INSERT INTO follows (id, author_id, follower_id, created_at)
SELECT 'many-' || n, 'user-' || n * 10, 'user-1', n FROM generate_series(1, 1000) n
ON CONFLICT (author_id, follower_id) DO NOTHING;
INSERT INTO topic_follows (user_id, tag_key, tag, created_at)
SELECT 'user-' || 1 + n % 10000, tag, tag, n
FROM generate_series(1, 50000) n, LATERAL (SELECT 'tag-' || (n + n / 10000) % 500 AS tag) AS named;
INSERT INTO topic_follows (user_id, tag_key, tag, created_at)
SELECT 'user-1', tag, tag, n
FROM generate_series(1, 50) n, LATERAL (SELECT 'tag-' || (n * 10 + n % 10) % 500 AS tag) AS named
ON CONFLICT (user_id, tag_key) DO NOTHING;
INSERT INTO reads (user_id, post_id, revision, read_at, last_block)
SELECT 'user-' || 1 + n % 10000, 'post-' || 1 + (n + n / 10000) % 100000, 1, n, '' FROM generate_series(1, 100000) n;

INSERT INTO mutes (user_id, muted_id, created_at)
SELECT 'user-' || 1 + n % 10000, 'user-' || 1 + (n + 1 + n / 10000) % 10000, n
FROM generate_series(1, 50000) n;

INSERT INTO site (id, holding, version) VALUES ('site', 'off', 0);
INSERT INTO restrictions (id, user_id, kind, until, reason, created_at)
SELECT 'restriction-' || n, 'user-' || 1 + n % 5000, 'comment', 0, '', n FROM generate_series(1, 20000) n;

INSERT INTO comments (id, post_id, author_id, text, created_at, updated_at)
SELECT 'comment-' || n, 'post-' || 1 + n % 100000, 'user-' || 1 + n % 10000, '', n, n
FROM generate_series(1, 200000) n;

INSERT INTO report_subjects (id, kind, comment_id, state, decision_reason, created_at)
SELECT 'report-' || n, 'comment', 'comment-' || n, CASE n % 10 WHEN 0 THEN 'open' ELSE 'upheld' END, '', n
FROM generate_series(1, 20000) n;
INSERT INTO reports (subject_id, reporter_id, reason, text, created_at)
SELECT 'report-' || 1 + n % 20000, 'user-' || 1 + (n + n / 20000) % 10000, 'spam', '', n
FROM generate_series(1, 40000) n;
INSERT INTO moderation_log (id, actor_id, action, subject_kind, subject_id, subject_url, reason, created_at)
SELECT 'log-' || n, 'user-' || 1 + n % 100, 'hidden', 'comment', 'comment-' || n, '', '', n
FROM generate_series(1, 20000) n;

-- Every tenth comment answers the one before it.
-- Posts, and threads of others.
INSERT INTO silences (user_id, post_id, thread_id, created_at)
SELECT 'user-' || 1 + n % 10000, post_id, CASE WHEN n % 2 = 0 THEN id END, n
FROM comments, LATERAL (SELECT created_at AS n) AS numbered WHERE n % 10 > 7
ON CONFLICT DO NOTHING;
UPDATE comments SET parent_id = 'comment-' || created_at - 1 WHERE created_at % 10 = 0;
UPDATE comments SET block_id = 'block-' || created_at % 5 WHERE created_at % 7 = 0;
INSERT INTO comment_likes (comment_id, user_id, created_at)
SELECT 'comment-' || n, 'user-' || 1 + n % 10000, n FROM generate_series(1, 100000) n;

INSERT INTO tag_counts (tag, posts)
SELECT tags[1], count(*) FROM posts WHERE is_public GROUP BY tags[1];
INSERT INTO post_days SELECT day_of(published_at), count(*) FROM posts WHERE is_public GROUP BY 1;
UPDATE totals SET value = 90000;

INSERT INTO sessions (id, user_id, xsrf, access_hash, access_expires_at, previous_access_hash,
  refresh_hash, previous_refresh_hash, rotated_at, created_at, expires_at, device)
SELECT 'session-' || created_at, id, '', '', 0, '', '', '', 0, 0, created_at, '' FROM users;
INSERT INTO devices (hash, user_id, seen_at, expires_at)
SELECT 'device-' || created_at, id, created_at, created_at FROM users;
INSERT INTO tokens (hash, kind, user_id, email, expires_at)
SELECT 'token-' || created_at, 'verify', id, id, created_at FROM users;
INSERT INTO former_usernames (username_key, user_id) SELECT 'former-' || id, id FROM users;
INSERT INTO resources (id, owner_id, post_id, name, created_at)
SELECT 'file-' || n, 'user-' || 1 + n % 10000, 'post-' || n, 'file-' || n, n
FROM generate_series(1, 10000) n;
INSERT INTO client_ids (user_id, call, client_id, subject_id, created_at)
SELECT 'user-' || 1 + n % 10000, 'addComment', 'key-' || n, 'comment-' || n, n
FROM generate_series(1, 10000) n;
INSERT INTO letters (id, kind, user_id, email, data, priority, created_at, due_at, attempts, failure, failed_at)
SELECT 'letter-' || n, 'verify', 'user-' || 1 + n % 10000, '', '{}', n % 2, n, n, 1, '',
  CASE WHEN n % 10 = 0 THEN n END
FROM generate_series(1, 20000) n;
INSERT INTO subscribers (id, email, email_key, author_id, confirm_hash, stop_hash, created_at, confirmed_at)
SELECT 'subscriber-' || n, 'subscriber-' || n, 'subscriber-' || n, CASE WHEN n % 2 = 0 THEN 'user-' || 1 + n % 10000 END,
  'confirm-' || n, 'stop-' || n, n, CASE WHEN n % 10 > 0 THEN n END
FROM generate_series(1, 20000) n;
INSERT INTO announcements (post_id, created_at, last_id)
SELECT 'post-' || n * 10, n, '' FROM generate_series(1, 1000) n;
INSERT INTO refused_addresses (email_key, refusals, refused_at)
SELECT 'refused-' || n, n % 5, n FROM generate_series(1, 10000) n;
INSERT INTO read_counts (post_id, day, host, reads, finished)
SELECT 'post-' || n, 1 + n % 90, 'host-' || n % 7, n, n % 3 FROM generate_series(1, 10000) n;
INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at, last_used_at)
SELECT 'passkey-' || n, 'user-' || 1 + n % 10000, 'credential-' || n, '', 0, '{}', '', n, NULL
FROM generate_series(1, 10000) n;
INSERT INTO invites (id, email, email_key, role, hash, created_at, expires_at, accepted_at)
SELECT 'invite-' || n, '', 'invited-' || n, 'user', 'hash of ' || n, n, n, NULL FROM generate_series(1, 10000) n;
INSERT INTO contact_messages (id, name, email, subject, message, created_at, is_done, is_spam)
SELECT 'message-' || n, '', '', '', '', n, n % 10 > 0, n % 100 = 1 FROM generate_series(1, 10000) n;
INSERT INTO former_urls (url_key, post_id)
SELECT 'former-' || n, 'post-' || n FROM generate_series(1, 10000) n;
INSERT INTO former_paths (path_key, post_id)
SELECT '/2019/' || n, 'post-' || n FROM generate_series(1, 10000) n;

INSERT INTO notifications (id, user_id, kind, post_id, created_at, is_seen)
SELECT 'told-' || n, 'user-' || 1 + n % 10000, 'likes', 'post-' || n, n, n % 4 > 0
FROM generate_series(1, 100000) n;
INSERT INTO notification_events (notification_id, source, actor_id, created_at)
SELECT 'told-' || n, 'like:post-' || n || ':user-' || 1 + (n + 1) % 10000, 'user-' || 1 + (n + 1) % 10000, n
FROM generate_series(1, 100000) n;
INSERT INTO told_mentions (comment_id, user_id, actor_id, created_at)
SELECT 'comment-' || n, 'user-' || 1 + n % 10000, 'user-' || 1 + (n + 1) % 10000, n FROM generate_series(1, 100000) n;
INSERT INTO notification_choices (user_id, kind, site, letter)
SELECT 'user-' || n, 'likes', n % 3 > 0, 'never' FROM generate_series(1, 10000) n;
INSERT INTO notification_choices (user_id, kind, site, letter)
SELECT 'user-' || n, 'review', true, 'daily' FROM generate_series(50, 10000, 50) n;
INSERT INTO digest_times (user_id, period, until)
SELECT 'user-' || n, period, n FROM generate_series(1, 10000) n, unnest(ARRAY['daily', 'weekly']) period;
INSERT INTO emailed_posts (post_id, recipients)
SELECT 'post-' || n, n FROM generate_series(1, 50000) n;
INSERT INTO daily_reviews (user_id, chosen_on, notified_at)
SELECT 'user-' || n, '2026-03-01', n FROM generate_series(1, 10000) n;

-- Everybody keeps some words; one member 20,000 of 5,000 posts, a tenth of which have newer versions.
INSERT INTO headings (id, user_id, title, slug, is_public, position, created_at, updated_at)
SELECT 'heading-' || n, 'user-' || n, 'Heading', 'heading', n % 2 = 0, 0, n, n FROM generate_series(1, 10000) n;
INSERT INTO passages (id, user_id, post_id, block_id, quote, before, after, note, heading_id, source_url, source_title,
  source_author, is_detached, revision, words, created_at, search_text)
SELECT 'passage-' || n, keeper, 'post-' || 1 + n % 5000, 'block-' || n % 5, 'words of passage ' || n, '', '', 'note ' || n,
  CASE WHEN n % 4 > 0 THEN 'heading-' || substr(keeper, 6) END, '', '', '', n % 100 = 0, CASE WHEN n % 10 = 0 THEN 0 ELSE 1 END,
  4, n, 'words of passage ' || n || repeat(' of soil that lives', 10) || E'\uFFFFnote ' || n
FROM generate_series(1, 120000) n,
  LATERAL (SELECT 'user-' || CASE WHEN n <= 20000 THEN 9 ELSE 1 + n % 10000 END AS keeper) AS kept;
INSERT INTO post_quotes (post_id, block_id, quoted_post_id, quote)
SELECT 'post-' || n, 'block-1', 'post-' || 1 + n % 1000, '' FROM generate_series(2000, 20000) n;
INSERT INTO detachments (post_id, block_id, user_id)
SELECT 'post-' || 1 + n % 5000, 'block-' || n % 5, 'user-' || 1 + n % 10000 FROM generate_series(1, 10000) n
ON CONFLICT DO NOTHING;
