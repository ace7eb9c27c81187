import { foldText } from '@contract/foldText';
import type { Data } from '@server/data/port';
import type { Clock } from '@server/lib/clock';
import { createChangeCache } from './changeCache';
import type { Change, Changes } from './changes';
import { wrapMethods } from './wrapMethods';

type Found = Awaited<ReturnType<Data['posts']['search']>>;
type Keywords = Awaited<ReturnType<Data['posts']['keywords']>>;

/** Other processes report their changes within seconds. If a report is lost, an answer is at most this old. */
const freshFor = 10 * 60_000;
const mostBytes = 32 * 1024 * 1024;

/** A kept search holds texts, rows, the answer and its JSON, which take about the same space each. */
const bytesOf = (value: object) => 4 * JSON.stringify(value).length;

const changesLists = ({ kind }: Change) => kind !== 'reactions' && kind !== 'followers';

/** Cards show the number of likes. */
const changesFound = (change: Change, { rows }: Found) =>
  change.kind === 'reactions' ? rows.some(({ id }) => id === change.postId) : changesLists(change);

type CacheOptions = { changes: Pick<Changes, 'listen'>; clock: Clock };

/**
 * The same data port, which keeps the results of searches and the keywords until something in them changes.
 * Reading them is slow, because both count all matches.
 */
export function cacheSearches(data: Data, { changes, clock }: CacheOptions): Data {
  const place = (value: object) => ({
    part: 'all',
    bytes: bytesOf(value),
    milliseconds: freshFor,
  });
  const shared = { changes, clock, mostBytes: { all: mostBytes }, place };
  const searches = createChangeCache<Found>({ ...shared, isOutdatedBy: changesFound });
  const keywords = createChangeCache<Keywords>({ ...shared, isOutdatedBy: changesLists });
  return wrapMethods(data, {
    posts: {
      search: (search) => async (query) =>
        searches.read(JSON.stringify([foldText(query.term), query.skip, query.take]), async () =>
          search(query),
        ),
      keywords: (read) => async (query) =>
        keywords.read(String(query.take), async () => read(query)),
    },
  });
}
