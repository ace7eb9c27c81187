import { type TableName, type TableRows, tableNames } from './rowSchemas';

/** Tables whose rows have an id. The others name the columns that identify a row. */
type Target = {
  [Name in TableName]: TableRows[Name] extends { id: string } ? Name : never;
}[TableName];

/** The primary keys of the database are the same. */
const primaryKeys = {
  formerUsernames: ['usernameKey'],
  devices: ['hash'],
  tokens: ['kind', 'hash'],
  formerUrls: ['urlKey'],
  formerPaths: ['pathKey'],
  contents: ['postId'],
  previews: ['postId'],
  pendingPosts: ['postId'],
  revisions: ['postId', 'number'],
  clientIds: ['userId', 'call', 'clientId'],
  commentLikes: ['commentId', 'userId'],
  likes: ['postId', 'userId'],
  topicFollows: ['userId', 'tagKey'],
  reads: ['userId', 'postId'],
  readCounts: ['postId', 'day', 'host'],
  mutes: ['userId', 'mutedId'],
  reports: ['subjectId', 'reporterId'],
  announcements: ['postId'],
  emailedPosts: ['postId'],
  refusedAddresses: ['emailKey'],
  notificationEvents: ['notificationId', 'source'],
  notificationChoices: ['userId', 'kind'],
  digestRuns: ['period'],
  digestTimes: ['userId', 'period'],
  toldMentions: ['commentId', 'userId'],
  silences: ['userId', 'postId', 'threadId'],
  postQuotes: ['postId', 'blockId'],
  detachments: ['postId', 'blockId', 'userId'],
  dailyReviews: ['userId'],
} as const satisfies {
  readonly [Name in Exclude<TableName, Target>]: readonly (keyof TableRows[Name])[];
};

type KeyColumn<Name extends TableName> = Name extends keyof typeof primaryKeys
  ? (typeof primaryKeys)[Name][number]
  : 'id';

/** What identifies a row of the table. */
export type RowKey<Name extends TableName> = Pick<
  TableRows[Name],
  KeyColumn<Name> & keyof TableRows[Name]
>;

const keyColumns: { readonly [Name in TableName]?: readonly string[] } = primaryKeys;

/** The columns that identify a row. */
export const primaryKeyOf = (name: TableName): readonly string[] => keyColumns[name] ?? ['id'];

/** What happens to a row when the row that it names is removed: it goes too, or the column becomes null. */
type OnRemoval = 'remove' | 'clear';

type ReferenceTo<Value> = readonly [
  target: Target,
  onRemoval: null extends Value ? OnRemoval : 'remove',
];

type References<Row> = {
  readonly [Column in keyof Row]?: Row[Column] extends string | null
    ? ReferenceTo<Row[Column]>
    : never;
};

/**
 * The columns with the id of a row of another table. The foreign keys of the database are the same.
 * The removal of rows in memory and the order of a backup follow from it.
 */
const references = {
  users: {},
  formerUsernames: { userId: ['users', 'remove'] },
  sessions: { userId: ['users', 'remove'] },
  devices: { userId: ['users', 'remove'] },
  passkeys: { userId: ['users', 'remove'] },
  tokens: { userId: ['users', 'remove'] },
  letters: { userId: ['users', 'remove'] },
  posts: { authorId: ['users', 'remove'] },
  formerUrls: { postId: ['posts', 'remove'] },
  formerPaths: { postId: ['posts', 'remove'] },
  contents: { postId: ['posts', 'remove'] },
  previews: { postId: ['posts', 'remove'] },
  pendingPosts: { postId: ['posts', 'remove'], savedBy: ['users', 'clear'] },
  revisions: { postId: ['posts', 'remove'], savedBy: ['users', 'clear'] },
  // An account's comments that have replies are emptied before the account goes.
  comments: {
    postId: ['posts', 'remove'],
    parentId: ['comments', 'remove'],
    authorId: ['users', 'remove'],
  },
  clientIds: { userId: ['users', 'remove'] },
  commentLikes: { commentId: ['comments', 'remove'], userId: ['users', 'remove'] },
  likes: { postId: ['posts', 'remove'], userId: ['users', 'remove'] },
  follows: { authorId: ['users', 'remove'], followerId: ['users', 'remove'] },
  topicFollows: { userId: ['users', 'remove'] },
  reads: { userId: ['users', 'remove'], postId: ['posts', 'remove'] },
  readCounts: { postId: ['posts', 'remove'] },
  mutes: { userId: ['users', 'remove'], mutedId: ['users', 'remove'] },
  reportSubjects: {
    postId: ['posts', 'remove'],
    commentId: ['comments', 'remove'],
    profileId: ['users', 'remove'],
    headingId: ['headings', 'remove'],
    decidedBy: ['users', 'clear'],
  },
  reports: { subjectId: ['reportSubjects', 'remove'], reporterId: ['users', 'remove'] },
  // Files of an account that others' posts show pass to their authors before the account goes.
  resources: { ownerId: ['users', 'remove'], postId: ['posts', 'remove'] },
  contact: {},
  moderationLog: { actorId: ['users', 'clear'] },
  subscribers: { authorId: ['users', 'remove'] },
  announcements: { postId: ['posts', 'remove'] },
  emailedPosts: { postId: ['posts', 'remove'] },
  refusedAddresses: {},
  site: {},
  sitePages: {},
  invites: {},
  restrictions: { userId: ['users', 'remove'] },
  notifications: {
    userId: ['users', 'remove'],
    postId: ['posts', 'remove'],
    commentId: ['comments', 'remove'],
    profileId: ['users', 'remove'],
  },
  notificationEvents: {
    notificationId: ['notifications', 'remove'],
    actorId: ['users', 'remove'],
    commentId: ['comments', 'remove'],
  },
  notificationChoices: { userId: ['users', 'remove'] },
  digestRuns: {},
  digestTimes: { userId: ['users', 'remove'] },
  // The comment can be gone.
  toldMentions: { userId: ['users', 'remove'], actorId: ['users', 'remove'] },
  silences: {
    userId: ['users', 'remove'],
    postId: ['posts', 'remove'],
    threadId: ['comments', 'remove'],
  },
  headings: { userId: ['users', 'remove'] },
  passages: {
    userId: ['users', 'remove'],
    postId: ['posts', 'clear'],
    headingId: ['headings', 'clear'],
  },
  postQuotes: { postId: ['posts', 'remove'], quotedPostId: ['posts', 'remove'] },
  detachments: { postId: ['posts', 'remove'], userId: ['users', 'remove'] },
  dailyReviews: { userId: ['users', 'remove'] },
} satisfies { readonly [Name in TableName]: References<TableRows[Name]> };

/** The columns of a table that name rows of other tables. */
export type ReferenceColumn<Name extends TableName> = keyof (typeof references)[Name] & string;

type Declared = Readonly<Record<string, readonly [target: Target, onRemoval: OnRemoval]>>;

const declared: { readonly [Name in TableName]: Declared } = references;

/** A column of a table that names rows of another one. */
export type Reference = { column: string; target: TableName; onRemoval: OnRemoval };

export const referencesOf = (name: TableName): readonly Reference[] =>
  Object.entries(declared[name]).map(([column, [target, onRemoval]]) => ({
    column,
    target,
    onRemoval,
  }));

const referrers = new Map(
  tableNames.map((target) => [
    target,
    tableNames.filter((name) =>
      referencesOf(name).some((reference) => reference.target === target),
    ),
  ]),
);

/** The tables whose rows name rows of this one. */
export const referrersOf = (target: TableName): readonly TableName[] => referrers.get(target) ?? [];

const withTargets = (name: TableName): readonly TableName[] => [
  ...referencesOf(name).flatMap(({ target }) => (target === name ? [] : withTargets(target))),
  name,
];

/** All tables, each after those that its rows name. */
export const targetsFirst: readonly TableName[] = [...new Set(tableNames.flatMap(withTargets))];
