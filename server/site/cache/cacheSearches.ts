import type { Clock } from '@server/core/ports';
import { foldText } from '@server/data/foldText';
import type { Data } from '@server/data/port';
import { createChangeCache } from './changeCache';
import type { Change, Changes } from './changes';

type Found = Awaited<ReturnType<Data['posts']['search']>>;
type Keywords = Awaited<ReturnType<Data['posts']['keywords']>>;

/** Other processes tell their changes soon; if one can't, this limits how old an answer is. */
const freshFor = 10 * 60_000;
const mostBytes = 32 * 1024 * 1024;

/** The texts, the objects around them, the answer made of both, and its JSON: about as much each. */
const bytesOf = (value: object) => 4 * JSON.stringify(value).length;

const changesLists = ({ kind }: Change) => kind !== 'reactions' && kind !== 'followers';

/** Cards show the number of likes. */
const changesFound = (change: Change, { rows }: Found) =>
  change.kind === 'reactions' ? rows.some(({ id }) => id === change.postId) : changesLists(change);

type CacheOptions = { changes: Pick<Changes, 'listen'>; clock: Clock };

/**
 * The same data; a search, which has to count all matches, and the keywords are read once until something
 * in them changes.
 */
export function cacheSearches(data: Data, { changes, clock }: CacheOptions): Data {
  const { posts } = data;
  const place = (value: object) => ({
    part: 'all',
    bytes: bytesOf(value),
    milliseconds: freshFor,
  });
  const shared = { changes, clock, mostBytes: { all: mostBytes }, place };
  const searches = createChangeCache<Found>({ ...shared, isOutdatedBy: changesFound });
  const keywords = createChangeCache<Keywords>({ ...shared, isOutdatedBy: changesLists });
  return {
    ...data,
    posts: {
      ...posts,
      search: async (query) =>
        searches.read(JSON.stringify([foldText(query.term), query.skip, query.take]), async () =>
          posts.search(query),
        ),
      keywords: async (query) =>
        keywords.read(String(query.take), async () => posts.keywords(query)),
    },
  };
}
