import type { Clock } from '@server/core/ports';
import { LRUCache } from 'lru-cache';
import type { Change, Changes } from './changes';

type CacheOptions<Value> = {
  changes: Pick<Changes, 'listen'>;
  clock: Clock;
  /** How many bytes of values are kept in each part. */
  mostBytes: Readonly<Record<string, number>>;
  isOutdatedBy: (change: Change, value: Value) => boolean;
  /** How a value is kept; null if it isn't. */
  place: (value: Value) => { part: string; bytes: number; milliseconds: number } | null;
};

/** Keeps values until a change or their age outdates them. The parts don't displace each other's values. */
export function createChangeCache<Value extends object>(options: CacheOptions<Value>) {
  const { changes, clock, isOutdatedBy, place } = options;
  const parts = new Map(
    Object.entries(options.mostBytes).map(([name, maxSize]) => [
      name,
      new LRUCache<string, Value>({ maxSize, perf: clock, ttlResolution: 0 }),
    ]),
  );
  const loading = new Map<string, Promise<Value>>();
  /** The changes since each running load has started. */
  const seen = new Set<Change[]>();

  changes.listen((change) => {
    for (const part of parts.values()) {
      const outdated = [...part.entries()].filter(([, value]) => isOutdatedBy(change, value));
      for (const [key] of outdated) part.delete(key);
    }
    for (const list of seen) list.push(change);
    // A request that arrives now must not get a value that was read before.
    loading.clear();
  });

  function stored(key: string) {
    for (const part of parts.values()) {
      const found = part.get(key);
      if (found) return found;
    }
    return null;
  }

  function keep(key: string, value: Value, since: readonly Change[]) {
    const kept = place(value);
    if (!kept || since.some((change) => isOutdatedBy(change, value))) return;
    for (const part of parts.values()) part.delete(key);
    parts.get(kept.part)?.set(key, value, { size: Math.ceil(kept.bytes), ttl: kept.milliseconds });
  }

  async function run(key: string, load: () => Promise<Value>) {
    const since: Change[] = [];
    seen.add(since);
    try {
      const value = await load();
      keep(key, value, since);
      return value;
    } finally {
      seen.delete(since);
    }
  }

  return {
    /** The value at `key`, loaded once for all calls that arrive in the meantime. */
    async read(key: string, load: () => Promise<Value>): Promise<Value> {
      const found = stored(key) ?? loading.get(key);
      if (found) return found;
      const promise = run(key, load);
      loading.set(key, promise);
      try {
        return await promise;
      } finally {
        if (loading.get(key) === promise) loading.delete(key);
      }
    },
    bytes: (part: string) => parts.get(part)?.calculatedSize ?? 0,
  };
}
