import { createSqlCredentials } from '../accounts/sql/sqlCredentials';
import { createSqlDevices, createSqlSessions, createSqlTokens } from '../accounts/sql/sqlSessions';
import { createSqlUsers } from '../accounts/sql/sqlUsers';
import type { BookData } from '../book/bookPort';
import { createSqlDailyReviews } from '../book/sql/sqlDailyReviews';
import { createSqlHeadings } from '../book/sql/sqlHeadings';
import { createSqlPassages } from '../book/sql/sqlPassages';
import { createSqlPublicBooks } from '../book/sql/sqlPublicBooks';
import { createSqlClientIds } from '../clientIds/sql/sqlClientIds';
import { createSqlCommentLikes } from '../comments/sql/sqlCommentLikes';
import { createSqlComments } from '../comments/sql/sqlComments';
import { createSqlContact, createSqlEmails } from '../emails/sql/sqlEmails';
import { createSqlResources } from '../files/sql/sqlResources';
import { createSqlStoredFiles } from '../files/sql/sqlStoredFiles';
import { createSqlFollowing } from '../follows/sql/sqlFollowing';
import { createSqlFollows } from '../follows/sql/sqlFollows';
import { createSqlInvites } from '../invites/sql/sqlInvites';
import { createSqlLikes } from '../likes/sql/sqlLikes';
import { createSqlModeration } from '../moderation/sql/sqlModeration';
import { createSqlReports } from '../moderation/sql/sqlReports';
import { createSqlMutes } from '../mutes/sql/sqlMutes';
import { createSqlNotifications } from '../notifications/sql/sqlNotifications';
import { createSqlPasskeys } from '../passkeys/sql/sqlPasskeys';
import type { Data } from '../port';
import type { ReadColumns } from '../posts/documentColumns';
import { createSqlMatches } from '../posts/sql/sqlMatches';
import { createSqlPending } from '../posts/sql/sqlPending';
import { createSqlPosts } from '../posts/sql/sqlPosts';
import { createSqlPostUrls } from '../posts/sql/sqlPostUrls';
import { createSqlPreviews } from '../posts/sql/sqlPreviews';
import { createSqlPublication } from '../posts/sql/sqlPublication';
import { createSqlSuggestions } from '../posts/sql/sqlSuggestions';
import { createSqlReadCounts } from '../readCounts/sql/sqlReadCounts';
import { createSqlReads } from '../reads/sql/sqlReads';
import { createSqlRestrictions } from '../restrictions/sql/sqlRestrictions';
import { createSqlRevisions } from '../revisions/sql/sqlRevisions';
import { createSqlSilences } from '../silences/sql/sqlSilences';
import { createSqlSite } from '../site/sql/sqlSite';
import { createSqlSitePages } from '../sitePages/sql/sqlSitePages';
import { createSqlSubscribers } from '../subscribers/sql/sqlSubscribers';
import type { SqlStore } from './queries/sqlStore';

/** Members' books. */
const createSqlBook = (store: SqlStore): BookData => ({
  ...createSqlPassages(store),
  ...createSqlHeadings(store),
  ...createSqlPublicBooks(store),
});

/** The data port on Postgres. */
export function createSqlData(store: SqlStore, readColumns?: ReadColumns): Data {
  return {
    users: createSqlUsers(store),
    credentials: createSqlCredentials(store),
    sessions: createSqlSessions(store),
    devices: createSqlDevices(store),
    passkeys: createSqlPasskeys(store),
    tokens: createSqlTokens(store),
    posts: createSqlPosts(store, readColumns),
    matches: createSqlMatches(store),
    suggestions: createSqlSuggestions(store),
    publication: createSqlPublication(store),
    postUrls: createSqlPostUrls(store),
    pending: createSqlPending(store),
    previews: createSqlPreviews(store),
    revisions: createSqlRevisions(store),
    book: createSqlBook(store),
    dailyReviews: createSqlDailyReviews(store),
    comments: createSqlComments(store),
    commentLikes: createSqlCommentLikes(store),
    clientIds: createSqlClientIds(store),
    likes: createSqlLikes(store),
    follows: createSqlFollows(store),
    following: createSqlFollowing(store),
    reads: createSqlReads(store),
    readCounts: createSqlReadCounts(store),
    mutes: createSqlMutes(store),
    silences: createSqlSilences(store),
    notifications: createSqlNotifications(store),
    reports: createSqlReports(store),
    resources: createSqlResources(store),
    storedFiles: createSqlStoredFiles(store),
    contact: createSqlContact(store),
    letters: createSqlEmails(store),
    moderation: createSqlModeration(store),
    subscribers: createSqlSubscribers(store),
    site: createSqlSite(store),
    invites: createSqlInvites(store),
    sitePages: createSqlSitePages(store),
    restrictions: createSqlRestrictions(store),
  };
}
