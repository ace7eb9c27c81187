/** A like or a follow, which can be added and removed. */
export type Toggle = {
  kind: 'like' | 'follow';
  target: string;
  /** More than one while a call has no answer. */
  possible: readonly boolean[];
};

/** Rows that are stored once and stay, by the query that lists those in the database. */
export const storedNames = {
  /** URLs. */
  posts: 'SELECT url AS name FROM posts',
  /** URLs of posts whose planned time is over. */
  'planned posts': 'SELECT url AS name FROM posts WHERE is_published AND publish_at IS NULL',
  /** Titles, which are all different. */
  'unpublished changes': 'SELECT title AS name FROM pending_posts WHERE NOT is_removed',
  /** Texts of comments, replies, mentions and remarks, which are all different. */
  comments: 'SELECT text AS name FROM comments',
  /** Texts of comments of new accounts that a moderator has approved. */
  'approved comments': "SELECT text AS name FROM comments WHERE state = 'shown'",
  /** Names of uploaded files. */
  uploads: 'SELECT name FROM resources',
  /** Quotes, which are all different. */
  passages: 'SELECT quote AS name FROM passages',
  /** Texts, which are all different. */
  reports: 'SELECT text AS name FROM reports',
} as const;

export type StoredKind = keyof typeof storedNames;

export const storedKinds: readonly StoredKind[] = [
  'posts',
  'planned posts',
  'unpublished changes',
  'comments',
  'approved comments',
  'uploads',
  'passages',
  'reports',
];

/** What the server has acknowledged. */
export type Journal = {
  stored: Record<StoredKind, string[]>;
  toggles: Toggle[];
  /** Messages to the editors, which are all different. */
  messages: string[];
  /** Addresses of new accounts, which get an e-mail each. */
  registered: string[];
  /** Calls that ended without a complete answer. */
  interrupted: number;
  /** Calls that a rate limit has refused; their action rests until it is over. */
  postponed: number;
  /** Answers that should not happen. */
  unexpected: string[];
};

export const createJournal = (): Journal => ({
  stored: {
    posts: [],
    'planned posts': [],
    'unpublished changes': [],
    comments: [],
    'approved comments': [],
    uploads: [],
    passages: [],
    reports: [],
  },
  toggles: [],
  messages: [],
  registered: [],
  interrupted: 0,
  postponed: 0,
  unexpected: [],
});

/** How much was acknowledged, by what it is. */
export const countByKind = ({ stored, toggles, messages, registered }: Journal) =>
  Object.entries({
    ...stored,
    'likes and follows': toggles,
    messages,
    'new accounts': registered,
  }).map(([kind, { length }]) => ({ kind, count: length }));

export const countWrites = (journal: Journal) =>
  countByKind(journal).reduce((sum, { count }) => sum + count, 0);
