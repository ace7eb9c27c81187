import { emailKey } from '../../accounts/emailKey';
import { primaryKeyOf, type ReferenceColumn, type RowKey, referencesOf } from '../../rows/keys';
import type { TableName, TableRows } from '../../rows/rowSchemas';
import type { StoredPost } from '../../rows/rows';
import { createTable, type TableEvent } from './table';

const all = () => '';

/** By what posts are sorted: public ones by their publication, drafts by their last change. */
export const listedAt = ({ publishedAt, updatedAt }: StoredPost) => publishedAt ?? updatedAt;

/** Where `byProviderId` lists accounts without an id of the provider. */
const notLinked = '';

type OwnShape<Row, List extends string> = {
  timeOf?: (row: Row) => number;
  /** Lists besides those of the references. */
  lists?: Readonly<Record<List, (row: Row) => string>>;
};

type OnEvent = (name: TableName, event: TableEvent) => void;

const creatorOf =
  (onEvent: OnEvent) =>
  <Name extends TableName, List extends string = never>(
    name: Name,
    shape: OwnShape<TableRows[Name], List> = {},
  ) => {
    const table = createTable<TableRows[Name], RowKey<Name>>(
      { primaryKey: primaryKeyOf(name), references: referencesOf(name), ...shape },
      (event) => onEvent(name, event),
    );
    const list = (name: List | ReferenceColumn<Name>, value?: string) => table.list(name, value);
    return { ...table, list };
  };

const subjectOf = ({ postId, commentId, profileId, headingId }: TableRows['reportSubjects']) =>
  postId ?? commentId ?? profileId ?? headingId ?? '';

/** Every table with the lists that the port's methods read. */
export function createTables(onEvent: OnEvent) {
  const create = creatorOf(onEvent);
  return {
    users: create('users', {
      lists: {
        all,
        byUsername: ({ username }) => username.toLowerCase(),
        bySkeleton: ({ nameSkeleton }) => nameSkeleton,
        byEmail: ({ email }) => emailKey(email),
        byProviderId: ({ providerId }) => providerId ?? notLinked,
      },
    }),
    formerUsernames: create('formerUsernames'),
    sessions: create('sessions'),
    devices: create('devices'),
    passkeys: create('passkeys', { lists: { byCredential: ({ credentialId }) => credentialId } }),
    tokens: create('tokens'),
    letters: create('letters', { lists: { all } }),
    posts: create('posts', {
      timeOf: listedAt,
      lists: { all, byUrl: ({ url }) => url.toLowerCase() },
    }),
    formerUrls: create('formerUrls'),
    formerPaths: create('formerPaths'),
    contents: create('contents'),
    previews: create('previews', { lists: { all, byHash: ({ hash }) => hash } }),
    pendingPosts: create('pendingPosts'),
    revisions: create('revisions'),
    comments: create('comments'),
    commentLikes: create('commentLikes'),
    clientIds: create('clientIds'),
    likes: create('likes'),
    follows: create('follows', {
      lists: { byPair: ({ authorId, followerId }) => `${authorId} ${followerId}` },
    }),
    topicFollows: create('topicFollows'),
    reads: create('reads', { timeOf: ({ readAt }) => readAt }),
    readCounts: create('readCounts'),
    mutes: create('mutes'),
    reportSubjects: create('reportSubjects', {
      lists: { byState: ({ state }) => state, bySubject: subjectOf },
    }),
    reports: create('reports', { lists: { all } }),
    resources: create('resources'),
    contact: create('contact', { lists: { all } }),
    moderationLog: create('moderationLog', { lists: { all } }),
    subscribers: create('subscribers', {
      lists: {
        all,
        byAddress: ({ emailKey: address }) => address,
        byConfirmHash: ({ confirmHash }) => confirmHash,
        byStopHash: ({ stopHash }) => stopHash,
      },
    }),
    announcements: create('announcements', { lists: { all } }),
    emailedPosts: create('emailedPosts'),
    refusedAddresses: create('refusedAddresses'),
    site: create('site'),
    invites: create('invites'),
    sitePages: create('sitePages'),
    restrictions: create('restrictions'),
    notifications: create('notifications', { lists: { all } }),
    notificationEvents: create('notificationEvents', {
      lists: { bySource: ({ source }) => source },
    }),
    notificationChoices: create('notificationChoices'),
    digestRuns: create('digestRuns'),
    digestTimes: create('digestTimes'),
    toldMentions: create('toldMentions'),
    silences: create('silences'),
    headings: create('headings', { lists: { all } }),
    passages: create('passages'),
    postQuotes: create('postQuotes'),
    detachments: create('detachments'),
    dailyReviews: create('dailyReviews'),
  };
}

export type Tables = ReturnType<typeof createTables>;

/** Tables whose rows are named by one text, for code that doesn't know which table it is. */
export type TablesByName = {
  readonly [Name in TableName]: {
    has(key: string): boolean;
    remove(key: string): object | null;
    removeDangling(isThere: (target: TableName, id: string) => boolean): void;
  };
};
