import * as moderation from '@contract/endpoints/moderation';
import { listReports } from '@contract/endpoints/reports';
import { listRestricted } from '@contract/endpoints/restrictions';
import type { LogSubjectKind } from '@contract/moderation/moderationEntities';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { restrictionTexts } from '@contract/texts/restrictionTexts';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { cachedQuery, type PageArg, pageKey, skipTo } from '@/store/cachedQuery';

/** What members reported and no moderator has decided. */
export const reportsQuery = cachedQuery({
  name: 'reportPages',
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listReports, { query: skipTo(page) }),
  failure: decisionTexts.reportsFailed,
});

function decidedQuery(state: 'upheld' | 'dismissed') {
  const name = `${state}Pages` as const;
  return cachedQuery({
    name,
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
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(moderation.listHeldComments, { query: skipTo(page) }),
  failure: decisionTexts.heldFailed,
});

/** Posts that were unpublished and not allowed again. */
export const withheldQuery = cachedQuery({
  name: 'withheldPages',
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(moderation.listWithheld, { query: skipTo(page) }),
  failure: withheldTexts.listFailed,
});

/** Who is restricted now. */
export const restrictedQuery = cachedQuery({
  name: 'restrictedPages',
  keyOf: pageKey,
  call: ({ page }: PageArg, { call }) => call(listRestricted, { query: skipTo(page) }),
  failure: restrictionTexts.restrictedFailed,
});

export type LogFilter = { searchTerm: string; subject: LogSubjectKind | '' };

/** What was decided. */
export const logQuery = cachedQuery({
  name: 'logPages',
  keyOf: ({ searchTerm, subject, ...arg }: PageArg & LogFilter) =>
    `${pageKey(arg)}/${subject}/${searchTerm}`,
  call: ({ page, searchTerm, subject }, { call }) =>
    call(moderation.listLog, {
      query: { ...skipTo(page), searchTerm, ...(subject === '' ? {} : { subject }) },
    }),
  failure: decisionTexts.logFailed,
});
