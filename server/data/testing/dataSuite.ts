import { describe } from 'vitest';
import type { Data } from '../port';
import { describeAddresses } from './addressSuite';
import { describeBlockedComments } from './blockedCommentSuite';
import { describeClientIds } from './clientIdSuite';
import { describeComments } from './commentSuite';
import { describeCredentials } from './credentialSuite';
import { describeDevices } from './deviceSuite';
import { describeFeeds } from './feedSuite';
import { describeFirstAdmin } from './firstAdminSuite';
import { describeFollows } from './followSuite';
import { describeHistory } from './historySuite';
import { describeHolding } from './holdingSuite';
import { describeLetters } from './letterSuite';
import { describeLikes } from './likeSuite';
import { describeModeration } from './moderationSuite';
import { describeMutes } from './muteSuite';
import { describePostLists } from './postListSuite';
import { describePosts } from './postSuite';
import { describePreviews } from './previewSuite';
import { describePublication } from './publicationSuite';
import { describeReports } from './reportSuite';
import { describeResources } from './resourceSuite';
import { describeRestrictions } from './restrictionSuite';
import { describeRevisions } from './revisionSuite';
import { describeSearch } from './searchSuite';
import { describeSessions, describeTokens } from './sessionSuite';
import { describeStoredFiles } from './storedFileSuite';
import { describeSubscribers } from './subscriberSuite';
import { describeThreads } from './threadSuite';
import { describeUserList } from './userListSuite';
import { describeExistingNames, describeFormerNames, describeLookalikes } from './usernameSuite';
import { describeUserRemoval } from './userRemovalSuite';
import { describeShownAddress, describeUsers } from './userSuite';
import { describeWordSearch } from './wordSearchSuite';

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
    describeUserRemoval(make);
    describeCredentials(make);
    describeSessions(make);
    describeTokens(make);
    describeDevices(make);
    describeLetters(make);
    describeSubscribers(make);
    describePosts(make);
    describeRevisions(make);
    describePostLists(make);
    describePublication(make);
    describePreviews(make);
    describeAddresses(make);
    describeSearch(make);
    describeWordSearch(make);
    describeFeeds(make);
    describeComments(make);
    describeBlockedComments(make);
    describeThreads(make);
    describeModeration(make);
    describeClientIds(make);
    describeLikes(make);
    describeFollows(make);
    describeHolding(make);
    describeMutes(make);
    describeRestrictions(make);
    describeReports(make);
    describeResources(make);
    describeStoredFiles(make);
    describeHistory(make, histories);
  });
}
