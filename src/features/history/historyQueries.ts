import { readHistoryView } from '@contract/historyView';
import { pageOf } from '@/lib/pageNumber';
import { entryOf } from '@/store/cache';
import type { RouteQuery } from '@/store/routeQuery';
import {
  type Comparison,
  changesKey,
  selectHistory,
  type VersionPage,
  versionsKey,
} from './historySlice';
import { type ChangesOf, fetchChanges, fetchVersions, type VersionsOf } from './historyThunks';

export function versionsQuery(arg: VersionsOf): RouteQuery<VersionPage> {
  const key = versionsKey(arg);
  return {
    key: `history/versions/${arg.viewerId ?? ''}/${key}`,
    fetch: () => fetchVersions(arg),
    select: (state) => entryOf(selectHistory(state).versions, key),
  };
}

export function changesQuery(arg: ChangesOf): RouteQuery<Comparison> {
  const key = changesKey(arg);
  return {
    key: `history/changes/${arg.viewerId ?? ''}/${key}`,
    fetch: () => fetchChanges(arg),
    select: (state) => entryOf(selectHistory(state).comparisons, key),
  };
}

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
  return [
    versionsQuery({ ...viewed, page: pageOf(search) }),
    ...(range ? [changesQuery({ ...viewed, ...range })] : []),
  ];
}
