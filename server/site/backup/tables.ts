type TableToBackUp = {
  name: string;
  /** Columns that triggers set when the rows are inserted. */
  computed?: readonly string[];
  /** An SQL condition of the rows that are backed up; all of them by default. */
  rows?: string;
};

/**
 * Links that are used once end with a restore: one that was used after the backup would work again. The links
 * with which a change of the address is cancelled or taken back stay, because their owners need them longer.
 */
const keptTokens = "kind IN ('restore', 'cancel')";

/** Run after a restore: nobody is signed in to a restored site, also if an older version made the backup. */
export const endSessions = [
  'DELETE FROM sessions',
  `DELETE FROM tokens WHERE NOT (${keptTokens})`,
] as const;

/** The tables of a backup, in the order of their foreign keys. */
export const tablesToBackUp: readonly TableToBackUp[] = [
  { name: 'users' },
  { name: 'former_usernames' },
  { name: 'devices' },
  { name: 'tokens', rows: keptTokens },
  { name: 'posts', computed: ['is_public', 'likes', 'comments', 'hot_score', 'listed_at'] },
  { name: 'former_urls' },
  { name: 'post_contents' },
  { name: 'revisions' },
  { name: 'post_search', computed: ['author_id', 'is_public', 'published_at'] },
  { name: 'comments', computed: ['is_shown', 'likes'] },
  { name: 'client_ids' },
  { name: 'comment_likes' },
  { name: 'likes' },
  { name: 'follows' },
  { name: 'topic_follows' },
  { name: 'reads' },
  { name: 'mutes' },
  { name: 'headings' },
  { name: 'report_subjects' },
  { name: 'reports' },
  { name: 'resources' },
  { name: 'contact_messages' },
  { name: 'moderation_log' },
  { name: 'subscribers' },
  { name: 'refused_addresses' },
  { name: 'site' },
  { name: 'restrictions' },
  { name: 'notifications' },
  { name: 'notification_events' },
  { name: 'notification_choices' },
  { name: 'passages' },
  { name: 'post_quotes' },
  { name: 'detachments' },
];

/**
 * Tables that triggers fill, counts of limits, sessions, which end with a restore, links to drafts, because one
 * that was ended after the backup would work again, and letters that wait, also those that are not stored yet
 * (`announcements`, `digest_runs`): the site that was backed up sends them, and a restored copy would send them a second time.
 */
export const otherTables: readonly string[] = [
  'sessions',
  'user_counters',
  'post_tags',
  'tag_counts',
  'post_days',
  'totals',
  'limit_windows',
  'letters',
  'previews',
  'announcements',
  'digest_runs',
];
