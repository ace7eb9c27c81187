import { LRUCache } from 'lru-cache';
import type { Ports, Summary } from '../ports';

/** All kept sentences together, in characters. */
const mostKept = 4 * 1024 * 1024;

const createCache = () =>
  new LRUCache<string, Summary>({
    maxSize: mostKept,
    sizeCalculation: (summary) => summary.reduce((sum, { sentence }) => sum + sentence.length, 1),
  });

const caches = new WeakMap<Ports, ReturnType<typeof createCache>>();

/** The summaries that an API keeps; the least recently used ones are dropped. */
export function keptSummaries(ports: Ports) {
  const cache = caches.get(ports) ?? createCache();
  caches.set(ports, cache);
  return cache;
}
