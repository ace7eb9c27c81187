type TableToBackUp = {
  name: string;
  /** Columns that triggers set when the rows are inserted. */
  computed?: readonly string[];
};

/** The tables of a backup, in the order of their foreign keys. */
export const tablesToBackUp: readonly TableToBackUp[] = [
  { name: 'users' },
  { name: 'former_usernames' },
  { name: 'sessions' },
  { name: 'devices' },
  { name: 'tokens' },
  { name: 'posts', computed: ['is_public', 'likes', 'comments', 'hot_score'] },
  { name: 'post_contents' },
  { name: 'post_search', computed: ['author_id', 'is_public', 'created_at'] },
  { name: 'comments' },
  { name: 'client_ids' },
  { name: 'likes' },
  { name: 'follows' },
  { name: 'resources' },
  { name: 'contact_messages' },
];

/**
 * Tables that triggers fill, counts of limits, and letters that wait: the site that was backed up sends them,
 * and a restored copy would send them a second time.
 */
export const otherTables: readonly string[] = [
  'user_counters',
  'post_tags',
  'tag_counts',
  'post_days',
  'totals',
  'limit_windows',
  'letters',
];
