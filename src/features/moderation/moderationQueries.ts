import type { Answer } from '@contract/endpoint';
import * as moderation from '@contract/endpoints/moderation';
import { listReports } from '@contract/endpoints/reports';
import { listRestricted } from '@contract/endpoints/restrictions';
import { readSite } from '@contract/endpoints/site';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { siteTexts } from '@contract/texts/siteTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import type { Cache } from '@/store/cache';
import {
  cachedQuery,
  type PageArg,
  pageKey,
  skipTo,
  type ViewerArg,
  viewerKey,
} from '@/store/cachedQuery';

declare module '@/store/appTypes' {
  interface LazySlices {
    reportPages: Cache<Answer<typeof listReports>>;
    upheldPages: Cache<Answer<typeof listReports>>;
    dismissedPages: Cache<Answer<typeof listReports>>;
    heldPages: Cache<Answer<typeof moderation.listHeldComments>>;
    withheldPages: Cache<Answer<typeof moderation.listWithheld>>;
    restrictedPages: Cache<Answer<typeof listRestricted>>;
    logPages: Cache<Answer<typeof moderation.listLog>>;
    siteSettings: Cache<Answer<typeof readSite>>;
  }
}

/** What members reported and no moderator has decided. */
export const reportsQuery = cachedQuery({
  name: 'reportPages',
  cacheOf: ({ reportPages }) => reportPages,
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listReports, { query: skipTo(page) }),
  failure: decisionTexts.reportsFailed,
});

function decidedQuery(state: 'upheld' | 'dismissed') {
  const name = `${state}Pages` as const;
  return cachedQuery({
    name,
    cacheOf: (root) => root[name],
    keyOf: pageKey,
    call: ({ page }: PageArg, { call }) => call(listReports, { query: { ...skipTo(page), state } }),
    failure: decisionTexts.decidedFailed,
  });
}

/** Reports that were decided, by the decision. */
export const decidedQueries = {
  upheld: decidedQuery('upheld'),
  dismissed: decidedQuery('dismissed'),
};

/** Comments that wait for a decision. */
export const heldQuery = cachedQuery({
  name: 'heldPages',
  cacheOf: ({ heldPages }) => heldPages,
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(moderation.listHeldComments, { query: skipTo(page) }),
  failure: decisionTexts.heldFailed,
});

/** Posts that were unpublished and not allowed again. */
export const withheldQuery = cachedQuery({
  name: 'withheldPages',
  cacheOf: ({ withheldPages }) => withheldPages,
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(moderation.listWithheld, { query: skipTo(page) }),
  failure: withheldTexts.listFailed,
});

/** Who is restricted now. */
export const restrictedQuery = cachedQuery({
  name: 'restrictedPages',
  cacheOf: ({ restrictedPages }) => restrictedPages,
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listRestricted, { query: skipTo(page) }),
  failure: restrictionTexts.restrictedFailed,
});

/** What was decided. */
export const logQuery = cachedQuery({
  name: 'logPages',
  cacheOf: ({ logPages }) => logPages,
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(moderation.listLog, { query: skipTo(page) }),
  failure: decisionTexts.logFailed,
});

/** What administrators have set for the whole site. */
export const siteQuery = cachedQuery({
  name: 'siteSettings',
  cacheOf: ({ siteSettings }) => siteSettings,
  keyOf: viewerKey,
  call: (_: ViewerArg, { call }) => call(readSite, {}),
  failure: siteTexts.loadFailed,
  limit: 1,
});
