import type { Answer } from '@contract/endpoint';
import { listChanges, listRevisions, readRevision } from '@contract/endpoints/revisions';
import { readHistoryView } from '@contract/historyView';
import { limits } from '@contract/limits';
import { pageOf } from '@/lib/pageNumber';
import { cachedAnswer, cachedQuery, skipTo } from '@/store/cachedQuery';

/** The viewer is part of it because the answer depends on who asks. */
type OfPost = { postId: string; viewerId: string | null };
export type VersionsOf = OfPost & { page: number };
type VersionOf = OfPost & { number: number };
/** `until` is the present version if it is null. */
type ChangesOf = OfPost & { since: number; until: number | null };

export type ReadVersion = Answer<typeof readRevision>['revision'];
export type Comparison = Answer<typeof listChanges>;

// Data is cached without the viewer: a rendered page shows a member what visitors see until the own answer is there.
const versionsKey = ({ postId, page }: VersionsOf) => `${postId}/${page}`;
const changesKey = ({ postId, since, until }: ChangesOf) => `${postId}/${since}/${until ?? ''}`;

export const versionsQuery = cachedQuery({
  name: 'versionPages',
  keyOf: versionsKey,
  callKeyOf: (arg) => `${arg.viewerId ?? ''}/${versionsKey(arg)}`,
  call: ({ postId: id, page }: VersionsOf, { call }) =>
    call(listRevisions, { params: { id }, query: skipTo(page) }),
  failure: null,
  limit: limits.cache.versionLists,
  dropsRefused: true,
});

export const changesQuery = cachedQuery({
  name: 'comparisons',
  keyOf: changesKey,
  callKeyOf: (arg) => `${arg.viewerId ?? ''}/${changesKey(arg)}`,
  call: ({ postId: id, since, until }: ChangesOf, { call }) =>
    call(listChanges, { params: { id }, query: { since, ...(until ? { until } : {}) } }),
  failure: null,
  limit: limits.cache.comparisons,
  dropsRefused: true,
});

export const versionQuery = cachedAnswer({
  name: 'readVersions',
  keyOf: ({ postId, number }: VersionOf) => `${postId}/${number}`,
  callKeyOf: ({ postId, number, viewerId }) => `${viewerId ?? ''}/${postId}/${number}`,
  call: ({ postId: id, number }: VersionOf, { call }) =>
    call(readRevision, { params: { id, number: String(number) } }),
  dataOf: ({ revision }): ReadVersion => revision,
  failure: null,
  limit: limits.cache.comparisons,
  dropsRefused: true,
});

/** The versions that are compared at an address; null if it only shows the list. */
export function readComparison(search: URLSearchParams) {
  const { version, since } = readHistoryView(search);
  if (version !== undefined) return { since: Math.max(1, version - 1), until: version };
  return since === undefined ? null : { since, until: null };
}

type Viewed = Pick<VersionsOf, 'postId' | 'viewerId'>;

/** What the page of a history requests, for its address. */
export function shownQueries(viewed: Viewed, search: URLSearchParams) {
  const range = readComparison(search);
  const { read } = readHistoryView(search);
  return [
    versionsQuery({ ...viewed, page: pageOf(search) }),
    ...(read === undefined ? [] : [versionQuery({ ...viewed, number: read })]),
    ...(range ? [changesQuery({ ...viewed, ...range })] : []),
  ];
}
