import { sharpPictures } from '@server/adapters/sharpPictures';
import { createMemoryFiles } from '@server/core/adapters/memoryFiles';
import { readArticles } from '@server/seed/articles';
import { type Community, createCommunity } from '@server/seed/community';
import { setupServer } from 'msw/node';
import { createCallHandler } from '../answerCall';
import { createMockApi, type Site } from '../createMockApi';
import { createHandlers } from '../handlers';
import { loadCommunity } from '../loadCommunity';
import { documentCookies } from '../state/cookieStore';
import { readArticleFiles } from './readArticleFiles';

const noPersistence = { loadChanges: () => Promise.resolve(), save: () => Promise.resolve() };

function documentSite(): Site {
  return { url: window.location.origin, cookies: documentCookies };
}

const articles = readArticles(readArticleFiles());
let latest: { now: number; community: Community } | null = null;

/** Tables copy the rows they load, so tests of one worker share a community. */
function communityAt(now: number) {
  if (latest?.now !== now) {
    latest = { now, community: createCommunity({ now, apiPath: '/api/v1', articles }) };
  }
  return latest.community;
}

/** The mock API for tests: `server` intercepts the page's calls and answers them with `mockApi`. */
export function createTestServer(now: number, site = documentSite()) {
  const failures: unknown[] = [];
  const mockApi = createMockApi({
    files: createMemoryFiles(),
    pictures: sharpPictures,
    report: (failure) => failures.push(failure),
    iterations: 1,
    site,
  });
  loadCommunity(mockApi.data, communityAt(now));
  const answer = createCallHandler(mockApi, noPersistence, (work) => work());
  const server = setupServer(...createHandlers(`${site.url}/api/v1`, answer));
  return { mockApi, server, failures };
}
