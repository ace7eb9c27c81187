import { describe } from 'vitest';
import { describeCredentials } from '../accounts/testing/credentialSuite';
import { describeDevices } from '../accounts/testing/deviceSuite';
import { describeFirstAdmin } from '../accounts/testing/firstAdminSuite';
import { describePeople } from '../accounts/testing/peopleSuite';
import { describeSessions, describeTokens } from '../accounts/testing/sessionSuite';
import { describeUserList } from '../accounts/testing/userListSuite';
import {
  describeExistingNames,
  describeFormerNames,
  describeLookalikes,
} from '../accounts/testing/usernameSuite';
import { describeUserRemoval } from '../accounts/testing/userRemovalSuite';
import { describeShownAddress, describeUsers } from '../accounts/testing/userSuite';
import { describeBookLists } from '../book/testing/bookListSuite';
import { describeBooks } from '../book/testing/bookSuite';
import { describeDailyReviews } from '../book/testing/dailyReviewSuite';
import { describeFullBooks } from '../book/testing/fullBookSuite';
import { describeNewestHeadings } from '../book/testing/newestHeadingsSuite';
import { describePublicBooks } from '../book/testing/publicBookSuite';
import { describeClientIds } from '../clientIds/testing/clientIdSuite';
import { describeBlockedComments } from '../comments/testing/blockedCommentSuite';
import { describeComments } from '../comments/testing/commentSuite';
import { describeHolding } from '../comments/testing/holdingSuite';
import { describeLinkedThreads } from '../comments/testing/linkedThreadSuite';
import { describeReadersComments } from '../comments/testing/memberCommentSuite';
import { describeThreads } from '../comments/testing/threadSuite';
import { describeEmails } from '../emails/testing/emailSuite';
import { describeNewPostEmails } from '../emails/testing/newPostEmailSuite';
import { describeResources } from '../files/testing/resourceSuite';
import { describeStoredFiles } from '../files/testing/storedFileSuite';
import { describeFollowing } from '../follows/testing/followingSuite';
import { describeFollows } from '../follows/testing/followSuite';
import { describeLikes } from '../likes/testing/likeSuite';
import { describeDecisions } from '../moderation/testing/decisionSuite';
import { describeModeration } from '../moderation/testing/moderationSuite';
import { describeReports } from '../moderation/testing/reportSuite';
import { describeUndo } from '../moderation/testing/undoSuite';
import { describeWithheld } from '../moderation/testing/withheldSuite';
import { describeMutes } from '../mutes/testing/muteSuite';
import { describeDigests } from '../notifications/testing/digestSuite';
import { describeMentions } from '../notifications/testing/mentionSuite';
import { describeNotifications } from '../notifications/testing/notificationSuite';
import type { Data } from '../port';
import { describeBestPosts } from '../posts/testing/bestPostSuite';
import { describeChangedMeanwhile } from '../posts/testing/changedMeanwhileSuite';
import { describeFeeds } from '../posts/testing/feedSuite';
import { describeMatches } from '../posts/testing/matchSuite';
import { describePendingEnds } from '../posts/testing/pendingEndSuite';
import { describePending } from '../posts/testing/pendingSuite';
import { describePostLists } from '../posts/testing/postListSuite';
import { describePosts } from '../posts/testing/postSuite';
import { describePostUrls } from '../posts/testing/postUrlSuite';
import { describePreviews } from '../posts/testing/previewSuite';
import { describePublication } from '../posts/testing/publicationSuite';
import { describeSearch } from '../posts/testing/searchSuite';
import { describeWordSearch } from '../posts/testing/wordSearchSuite';
import { describeReads } from '../reads/testing/readSuite';
import { describeRestrictions } from '../restrictions/testing/restrictionSuite';
import { describeRevisions } from '../revisions/testing/revisionSuite';
import { describeAnnouncedPosts } from '../subscribers/testing/announcementSuite';
import { describeSubscribers } from '../subscribers/testing/subscriberSuite';
import { describeHistory } from './historySuite';

type Adapter = {
  name: string;
  /** Returns an empty one. */
  make: () => Promise<Data>;
  /** How many random histories each property is checked with. */
  histories: number;
};

/** Tests for every adapter of the data port. */
export function describeData({ name, make, histories }: Adapter) {
  describe(`the data port: ${name}`, () => {
    describeUsers(make);
    describeShownAddress(make);
    describeLookalikes(make);
    describeExistingNames(make);
    describeFormerNames(make);
    describeFirstAdmin(make);
    describeUserList(make);
    describePeople(make);
    describeUserRemoval(make);
    describeCredentials(make);
    describeSessions(make);
    describeTokens(make);
    describeDevices(make);
    describeEmails(make);
    describeSubscribers(make);
    describeAnnouncedPosts(make);
    describeNewPostEmails(make);
    describePosts(make);
    describeRevisions(make);
    describePostLists(make);
    describePublication(make);
    describePreviews(make);
    describePending(make);
    describePendingEnds(make);
    describePostUrls(make);
    describeSearch(make);
    describeWordSearch(make);
    describeMatches(make);
    describeFeeds(make);
    describeBooks(make);
    describeBookLists(make);
    describeFullBooks(make);
    describeNewestHeadings(make);
    describePublicBooks(make);
    describeDailyReviews(make);
    describeComments(make);
    describeBlockedComments(make);
    describeThreads(make);
    describeReadersComments(make);
    describeLinkedThreads(make);
    describeModeration(make);
    describeClientIds(make);
    describeLikes(make);
    describeBestPosts(make);
    describeFollows(make);
    describeFollowing(make);
    describeReads(make);
    describeHolding(make);
    describeMutes(make);
    describeNotifications(make);
    describeDecisions(make);
    describeMentions(make);
    describeDigests(make);
    describeRestrictions(make);
    describeReports(make);
    describeUndo(make);
    describeChangedMeanwhile(make);
    describeWithheld(make);
    describeResources(make);
    describeStoredFiles(make);
    describeHistory(make, histories);
  });
}
