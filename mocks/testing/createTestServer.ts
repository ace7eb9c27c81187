import { createSharpPictures } from '@server/adapters/sharpPictures';
import { createMemoryFiles } from '@server/core/adapters/memoryFiles';
import { postRowsOf } from '@server/data/memory/insertCommunity';
import { ofTheSite } from '@server/lib/share';
import { readArticles } from '@server/seed/articles';
import { createCommunity } from '@server/seed/community';
import { setupServer } from 'msw/node';
import { createCallHandler } from '../answerCall';
import { createMockApi, type Site } from '../createMockApi';
import { type AnswerCall, createHandlers } from '../handlers';
import { loadCommunity } from '../loadCommunity';
import { documentCookies } from '../state/cookieStore';
import { readArticleFiles } from './readArticleFiles';

const noPersistence = { loadChanges: () => Promise.resolve(), save: () => Promise.resolve() };

let newest: Site | null = null;

/** Calls of an earlier test can be answered now: their cookies would replace those of this test. */
function documentSite(): Site {
  const site: Site = {
    url: window.location.origin,
    cookies: {
      read: documentCookies.read,
      write(cookie) {
        if (site === newest) documentCookies.write(cookie);
      },
    },
  };
  newest = site;
  return site;
}

const articles = readArticles(readArticleFiles());
const createSeed = (now: number) => {
  const community = createCommunity({ now, apiPath: '/api/v1', articles });
  return { now, community, postRows: postRowsOf(community) };
};

let latest: ReturnType<typeof createSeed> | null = null;

/** Tables don't change the rows they load, so tests of one worker share a community. */
function seedAt(now: number) {
  if (latest?.now !== now) latest = createSeed(now);
  return latest;
}

const realTimeout = globalThis.setTimeout;
const longestDelay = Number(process.env['LATE_ANSWERS'] ?? 0);

/**
 * With `LATE_ANSWERS=80`, each answer comes up to 80 ms late: finds tests that look at the page before
 * an answer has arrived, and so pass on a fast machine only.
 */
function late(answer: AnswerCall): AnswerCall {
  if (!longestDelay) return answer;
  return async (name, request) => {
    const response = await answer(name, request);
    await new Promise((resolve) => realTimeout(resolve, Math.random() * longestDelay));
    return response;
  };
}

/** The mock API for tests: `server` intercepts the page's calls and answers them with `mockApi`. */
export function createTestServer(now: number, site = documentSite()) {
  const failures: unknown[] = [];
  const mockApi = createMockApi({
    files: createMemoryFiles(),
    pictures: createSharpPictures(ofTheSite),
    report: (failure) => failures.push(failure),
    iterations: 1,
    site,
  });
  const { community, postRows } = seedAt(now);
  loadCommunity(mockApi.data, community, postRows);
  const answer = late(createCallHandler(mockApi, noPersistence, (work) => work()));
  const server = setupServer(...createHandlers(`${site.url}/api/v1`, answer));
  return { mockApi, server, failures };
}
