import { createMemoryCredentials } from '../accounts/memory/memoryCredentials';
import { createMemoryDevices } from '../accounts/memory/memoryDevices';
import { createMemorySessions, createMemoryTokens } from '../accounts/memory/memorySessions';
import { createMemoryUsers } from '../accounts/memory/memoryUsers';
import type { BookData } from '../book/bookPort';
import { createMemoryDailyReviews } from '../book/memory/memoryDailyReviews';
import { createMemoryHeadings } from '../book/memory/memoryHeadings';
import { createMemoryPassages } from '../book/memory/memoryPassages';
import { createMemoryPublicBooks } from '../book/memory/memoryPublicBooks';
import { createMemoryClientIds } from '../clientIds/memory/memoryClientIds';
import { createMemoryCommentLikes, createMemoryComments } from '../comments/memory/memoryComments';
import { createMemoryContact, createMemoryEmails } from '../emails/memory/memoryEmails';
import { createMemoryResources } from '../files/memory/memoryResources';
import { createMemoryStoredFiles } from '../files/memory/memoryStoredFiles';
import { createMemoryFollowing } from '../follows/memory/memoryFollowing';
import { createMemoryFollows } from '../follows/memory/memoryFollows';
import { createMemoryInvites } from '../invites/memory/memoryInvites';
import { createMemoryLikes } from '../likes/memory/memoryLikes';
import { createMemoryModeration } from '../moderation/memory/memoryModeration';
import { createMemoryReports } from '../moderation/memory/memoryReports';
import { createMemoryMutes } from '../mutes/memory/memoryMutes';
import { createMemoryNotifications } from '../notifications/memory/memoryNotifications';
import { createMemoryPasskeys } from '../passkeys/memory/memoryPasskeys';
import type { Data } from '../port';
import { createMemoryMatches } from '../posts/memory/memoryMatches';
import { createMemoryPending } from '../posts/memory/memoryPending';
import { createMemoryPosts } from '../posts/memory/memoryPosts';
import { createMemoryPostUrls } from '../posts/memory/memoryPostUrls';
import { createMemoryPreviews } from '../posts/memory/memoryPreviews';
import { createMemoryPublication } from '../posts/memory/memoryPublication';
import { createMemorySuggestions } from '../posts/memory/memorySuggestions';
import { createMemoryReadCounts } from '../readCounts/memory/memoryReadCounts';
import { createMemoryReads } from '../reads/memory/memoryReads';
import { createMemoryRestrictions } from '../restrictions/memory/memoryRestrictions';
import { createMemoryRevisions } from '../revisions/memory/memoryRevisions';
import type { TableName, TableRows } from '../rows/rowSchemas';
import { createMemorySilences } from '../silences/memory/memorySilences';
import { createMemorySite } from '../site/memory/memorySite';
import { createMemorySitePages } from '../sitePages/memory/memorySitePages';
import { createMemorySubscribers } from '../subscribers/memory/memorySubscribers';
import { createStore, type Store } from './tables/store';

const createMemoryBook = (store: Store): BookData => ({
  ...createMemoryPassages(store),
  ...createMemoryHeadings(store),
  ...createMemoryPublicBooks(store),
});

/** A whole table, to save it elsewhere and restore it. */
export type Snapshot<Row> = {
  rows(): Row[];
  /** Leaves the table clean, because it holds what was saved. */
  replace(rows: readonly Row[]): void;
};

export type MemoryData = Data & {
  tables: { readonly [Name in TableName]: Snapshot<TableRows[Name]> };
  /** Tables with changes; the code that saves them clears it. */
  dirty: Set<TableName>;
};

/** The data port in memory, for tests and for a tab that saves the tables elsewhere. */
export function createMemoryData(): MemoryData {
  const store = createStore();
  return {
    users: createMemoryUsers(store),
    credentials: createMemoryCredentials(store),
    sessions: createMemorySessions(store),
    devices: createMemoryDevices(store),
    passkeys: createMemoryPasskeys(store),
    tokens: createMemoryTokens(store),
    posts: createMemoryPosts(store),
    matches: createMemoryMatches(store),
    suggestions: createMemorySuggestions(store),
    publication: createMemoryPublication(store),
    postUrls: createMemoryPostUrls(store),
    pending: createMemoryPending(store),
    previews: createMemoryPreviews(store),
    revisions: createMemoryRevisions(store),
    book: createMemoryBook(store),
    dailyReviews: createMemoryDailyReviews(store),
    comments: createMemoryComments(store),
    commentLikes: createMemoryCommentLikes(store),
    clientIds: createMemoryClientIds(store),
    likes: createMemoryLikes(store),
    follows: createMemoryFollows(store),
    following: createMemoryFollowing(store),
    reads: createMemoryReads(store),
    readCounts: createMemoryReadCounts(store),
    mutes: createMemoryMutes(store),
    silences: createMemorySilences(store),
    notifications: createMemoryNotifications(store),
    reports: createMemoryReports(store),
    resources: createMemoryResources(store),
    storedFiles: createMemoryStoredFiles(store),
    contact: createMemoryContact(store),
    letters: createMemoryEmails(store),
    moderation: createMemoryModeration(store),
    subscribers: createMemorySubscribers(store),
    site: createMemorySite(store),
    invites: createMemoryInvites(store),
    sitePages: createMemorySitePages(store),
    restrictions: createMemoryRestrictions(store),
    tables: store.rawTables,
    dirty: store.dirty,
  };
}
