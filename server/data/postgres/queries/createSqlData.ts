import type { ReadColumns } from '../../documentColumns';
import type { Data } from '../../port';
import { createSqlBook } from './sqlBook';
import { createSqlClientIds } from './sqlClientIds';
import { createSqlCommentLikes } from './sqlCommentLikes';
import { createSqlComments } from './sqlComments';
import { createSqlCredentials } from './sqlCredentials';
import { createSqlFollowing } from './sqlFollowing';
import { createSqlFollows } from './sqlFollows';
import { createSqlContact, createSqlLetters } from './sqlLetters';
import { createSqlLikes } from './sqlLikes';
import { createSqlMatches } from './sqlMatches';
import { createSqlModeration } from './sqlModeration';
import { createSqlMutes } from './sqlMutes';
import { createSqlNotifications } from './sqlNotifications';
import { createSqlPosts } from './sqlPosts';
import { createSqlPostUrls } from './sqlPostUrls';
import { createSqlPreviews } from './sqlPreviews';
import { createSqlPublication } from './sqlPublication';
import { createSqlReads } from './sqlReads';
import { createSqlReports } from './sqlReports';
import { createSqlResources } from './sqlResources';
import { createSqlRevisions } from './sqlRevisions';
import { createSqlDevices, createSqlSessions, createSqlTokens } from './sqlSessions';
import { createSqlRestrictions, createSqlSite } from './sqlSite';
import type { SqlStore } from './sqlStore';
import { createSqlStoredFiles } from './sqlStoredFiles';
import { createSqlSubscribers } from './sqlSubscribers';
import { createSqlUsers } from './sqlUsers';

/** The data port on Postgres. */
export function createSqlData(store: SqlStore, readColumns?: ReadColumns): Data {
  return {
    users: createSqlUsers(store),
    credentials: createSqlCredentials(store),
    sessions: createSqlSessions(store),
    devices: createSqlDevices(store),
    tokens: createSqlTokens(store),
    posts: createSqlPosts(store, readColumns),
    matches: createSqlMatches(store),
    publication: createSqlPublication(store),
    postUrls: createSqlPostUrls(store),
    previews: createSqlPreviews(store),
    revisions: createSqlRevisions(store),
    book: createSqlBook(store),
    comments: createSqlComments(store),
    commentLikes: createSqlCommentLikes(store),
    clientIds: createSqlClientIds(store),
    likes: createSqlLikes(store),
    follows: createSqlFollows(store),
    following: createSqlFollowing(store),
    reads: createSqlReads(store),
    mutes: createSqlMutes(store),
    notifications: createSqlNotifications(store),
    reports: createSqlReports(store),
    resources: createSqlResources(store),
    storedFiles: createSqlStoredFiles(store),
    contact: createSqlContact(store),
    letters: createSqlLetters(store),
    moderation: createSqlModeration(store),
    subscribers: createSqlSubscribers(store),
    site: createSqlSite(store),
    restrictions: createSqlRestrictions(store),
  };
}
