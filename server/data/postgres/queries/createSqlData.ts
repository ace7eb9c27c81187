import type { Data } from '../../port';
import { createSqlClientIds } from './sqlClientIds';
import { createSqlCommentLikes } from './sqlCommentLikes';
import { createSqlComments } from './sqlComments';
import { createSqlCredentials } from './sqlCredentials';
import { createSqlFollows } from './sqlFollows';
import { createSqlContact, createSqlLetters } from './sqlLetters';
import { createSqlLikes } from './sqlLikes';
import { createSqlModeration } from './sqlModeration';
import { createSqlMutes } from './sqlMutes';
import { createSqlPosts, type FindWords } from './sqlPosts';
import { createSqlPostUrls } from './sqlPostUrls';
import { createSqlPreviews } from './sqlPreviews';
import { createSqlPublication } from './sqlPublication';
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
export function createSqlData(store: SqlStore, findWords?: FindWords): Data {
  return {
    users: createSqlUsers(store),
    credentials: createSqlCredentials(store),
    sessions: createSqlSessions(store),
    devices: createSqlDevices(store),
    tokens: createSqlTokens(store),
    posts: createSqlPosts(store, findWords),
    publication: createSqlPublication(store),
    addresses: createSqlPostUrls(store),
    previews: createSqlPreviews(store),
    revisions: createSqlRevisions(store),
    comments: createSqlComments(store),
    commentLikes: createSqlCommentLikes(store),
    clientIds: createSqlClientIds(store),
    likes: createSqlLikes(store),
    follows: createSqlFollows(store),
    mutes: createSqlMutes(store),
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
