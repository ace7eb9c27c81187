import { minute } from '@contract/durations';
import type { Data } from '@server/data/port';
import type { Clock } from '@server/lib/clock';
import { createChangeCache } from './changeCache';
import { type Changes, changesLists } from './changes';
import { wrapMethods } from './wrapMethods';

type Keywords = Awaited<ReturnType<Data['posts']['keywords']>>;

/** If the report of a change by another process is lost, keywords are at most this old. */
const freshFor = 10 * minute;

type CacheOptions = { changes: Pick<Changes, 'listen'>; clock: Clock };

/** The same data port, which caches the keywords until they change: reading them counts all tags. */
export function cacheKeywords(data: Data, options: CacheOptions): Data {
  const keywords = createChangeCache<Keywords>({
    ...options,
    mostBytes: { all: 64 * 1024 },
    place: (words) => ({
      part: 'all',
      bytes: 2 * JSON.stringify(words).length,
      milliseconds: freshFor,
    }),
    isOutdatedBy: changesLists,
  });
  return wrapMethods(data, {
    posts: {
      keywords: (read) => async (query) =>
        keywords.read(String(query.take), async () => read(query)),
    },
  });
}
