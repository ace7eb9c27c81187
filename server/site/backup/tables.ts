import { ofPostSearch } from '@server/data/postgres/queries/postRows';
import { storedName } from '@server/data/postgres/queries/rowColumns';
import { targetsFirst } from '@server/data/rows/keys';
import type { TableName } from '@server/data/rows/rowSchemas';

type Exceptions = {
  /** Columns that triggers set when the rows are inserted. */
  computed?: readonly string[];
  /** An SQL condition of the rows that are backed up; all of them by default. */
  rows?: string;
};

type TableToBackUp = Exceptions & { name: string };

/**
 * Links that are used once end with a restore: one that was used after the backup would work again. The links
 * with which a change of the address is cancelled or taken back stay, because their owners need them longer.
 */
const restoredTokens = "kind IN ('restore', 'cancel')";

/** Run after a restore. It ends all sessions, also of a backup by an older version. */
export const endSessions = [
  'DELETE FROM sessions',
  `DELETE FROM tokens WHERE NOT (${restoredTokens})`,
] as const;

const exceptions: { readonly [Name in TableName]?: Exceptions } = {
  tokens: { rows: restoredTokens },
  posts: { computed: ['is_public', 'likes', 'comments', 'hot_score', 'listed_at'] },
  comments: { computed: ['is_shown', 'likes'] },
};

/**
 * Sessions, which end with a restore, links to drafts, because one that was ended after the backup would work
 * again, and e-mails that wait, also those that are not stored yet: the site that was backed up sends them, and
 * a restored copy would send them a second time.
 */
const leftOut: readonly TableName[] = [
  'sessions',
  'letters',
  'previews',
  'announcements',
  'digestRuns',
  'digestTimes',
];

/** The tables of a backup, in the order of their foreign keys. */
export const tablesToBackUp: readonly TableToBackUp[] = [
  ...targetsFirst
    .filter((name) => !leftOut.includes(name))
    .map((name) => ({ name: storedName(name), ...exceptions[name] })),
  { name: ofPostSearch.table, computed: ['author_id', 'is_public', 'published_at'] },
];

/** The tables that are empty after a restore. */
export const tablesLeftOut = leftOut.map(storedName);

/** Tables that triggers fill, and counts of limits. */
export const otherTables: readonly string[] = [
  'user_counters',
  'post_tags',
  'tag_counts',
  'post_days',
  'totals',
  'limit_windows',
];
