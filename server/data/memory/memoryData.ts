import type { Data } from '../port';
import type { TableName, TableRows } from '../rowSchemas';
import { createMemoryBook } from './memoryBook';
import { createMemoryClientIds } from './memoryClientIds';
import { createMemoryCommentLikes, createMemoryComments } from './memoryComments';
import { createMemoryCredentials } from './memoryCredentials';
import { createMemoryDevices } from './memoryDevices';
import { createMemoryFollowing } from './memoryFollowing';
import { createMemoryContact, createMemoryLetters } from './memoryLetters';
import { createMemoryMatches } from './memoryMatches';
import { createMemoryModeration } from './memoryModeration';
import { createMemoryMutes } from './memoryMutes';
import { createMemoryNotifications } from './memoryNotifications';
import { createMemoryPosts } from './memoryPosts';
import { createMemoryPostUrls } from './memoryPostUrls';
import { createMemoryPreviews } from './memoryPreviews';
import { createMemoryPublication } from './memoryPublication';
import { createMemoryFollows, createMemoryLikes } from './memoryReactions';
import { createMemoryReads } from './memoryReads';
import { createMemoryReports } from './memoryReports';
import { createMemoryResources } from './memoryResources';
import { createMemoryRevisions } from './memoryRevisions';
import { createMemorySessions, createMemoryTokens } from './memorySessions';
import { createMemoryRestrictions, createMemorySite } from './memorySite';
import { createMemoryStoredFiles } from './memoryStoredFiles';
import { createMemorySubscribers } from './memorySubscribers';
import { createMemoryUsers } from './memoryUsers';
import { createStore } from './store';

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
    tokens: createMemoryTokens(store),
    posts: createMemoryPosts(store),
    matches: createMemoryMatches(store),
    publication: createMemoryPublication(store),
    postUrls: createMemoryPostUrls(store),
    previews: createMemoryPreviews(store),
    revisions: createMemoryRevisions(store),
    book: createMemoryBook(store),
    comments: createMemoryComments(store),
    commentLikes: createMemoryCommentLikes(store),
    clientIds: createMemoryClientIds(store),
    likes: createMemoryLikes(store),
    follows: createMemoryFollows(store),
    following: createMemoryFollowing(store),
    reads: createMemoryReads(store),
    mutes: createMemoryMutes(store),
    notifications: createMemoryNotifications(store),
    reports: createMemoryReports(store),
    resources: createMemoryResources(store),
    storedFiles: createMemoryStoredFiles(store),
    contact: createMemoryContact(store),
    letters: createMemoryLetters(store),
    moderation: createMemoryModeration(store),
    subscribers: createMemorySubscribers(store),
    site: createMemorySite(store),
    restrictions: createMemoryRestrictions(store),
    tables: store.rawTables,
    dirty: store.dirty,
  };
}
