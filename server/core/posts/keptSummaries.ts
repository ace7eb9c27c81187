import type { Data } from '@server/data/port';
import type { Clock } from '@server/lib/clock';
import { LRUCache } from 'lru-cache';
import type { Ports } from '../ports';
import type { Summary } from '../summary/summarise';

/** All kept sentences together, in characters. */
const mostKept = 4 * 1024 * 1024;

const createCache = (clock: Clock) =>
  new LRUCache<string, Summary>({
    maxSize: mostKept,
    sizeCalculation: (summary) => summary.reduce((sum, { sentence }) => sum + sentence.length, 1),
    perf: clock,
    ttlResolution: 0,
  });

const caches = new WeakMap<Data, ReturnType<typeof createCache>>();

/** The summaries that an API keeps; the least recently used ones are dropped. */
export function keptSummaries({ data, clock }: Pick<Ports, 'data' | 'clock'>) {
  const cache = caches.get(data) ?? createCache(clock);
  caches.set(data, cache);
  return cache;
}
