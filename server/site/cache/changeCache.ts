import type { Clock } from '@server/lib/clock';
import { LRUCache } from 'lru-cache';
import type { Change, Changes } from './changes';
import { createSharedLoads } from './sharedLoads';

type Place = { part: string; bytes: number; milliseconds: number };

type CacheOptions<Value> = {
  changes: Pick<Changes, 'listen'>;
  clock: Clock;
  /** How many bytes of values are cached in each part. */
  mostBytes: Readonly<Record<string, number>>;
  isOutdatedBy: (change: Change, value: Value) => boolean;
  /** Where and for how long a value is cached; null if it isn't. */
  place: (value: Value) => Place | null;
  /**
   * Values that can be answered for a short time after a change or their age outdated them, if the new one is late;
   * `change` is null for the age. Without it, all requests wait for the new value.
   */
  canBeLate?: (value: Value, change: Change | null) => boolean;
};

/** How long a value is still answered after it is outdated, in milliseconds. */
export const latest = 30_000;
type Entry<Value> = { value: Value; place: Place; currentUntil: number };
type Seen = { change: Change; at: number };
const createParts = <Value>({
  mostBytes,
  clock,
}: Pick<CacheOptions<Value>, 'mostBytes' | 'clock'>) =>
  new Map(
    Object.entries(mostBytes).map(([name, maxSize]) => [
      name,
      new LRUCache<string, Entry<Value>>({ maxSize, perf: clock, ttlResolution: 0 }),
    ]),
  );

/** Caches values until a change or their age outdates them. The parts don't displace each other's values. */
export function createChangeCache<Value extends object>(options: CacheOptions<Value>) {
  const { changes, clock, isOutdatedBy, place, canBeLate = () => false } = options;
  const parts = createParts<Value>(options);
  const loads = createSharedLoads<Value>();
  /** The changes since each running load has started. */
  const seen = new Set<Seen[]>();

  function outdate(key: string, entry: Entry<Value>, change: Change) {
    if (canBeLate(entry.value, change)) {
      entry.currentUntil = Math.min(entry.currentUntil, clock.now());
    } else parts.get(entry.place.part)?.delete(key);
  }

  changes.listen((change) => {
    for (const part of parts.values()) {
      const outdated = [...part.entries()].filter(([, { value }]) => isOutdatedBy(change, value));
      for (const [key, entry] of outdated) outdate(key, entry, change);
    }
    for (const list of seen) list.push({ change, at: clock.now() });
    // A request that arrives now must not get a value that was read before.
    loads.noteChange();
  });

  function stored(key: string) {
    for (const part of parts.values()) {
      const found = part.get(key);
      if (found) return found;
    }
    return null;
  }

  /** Until when a value is current that was read before some changes; null if it can't be cached. */
  function currentUntil(value: Value, { milliseconds }: Place, since: readonly Seen[]) {
    const outdating = since.filter(({ change }) => isOutdatedBy(change, value));
    if (!outdating.every(({ change }) => canBeLate(value, change))) return null;
    return outdating[0]?.at ?? clock.now() + milliseconds;
  }

  function store(key: string, value: Value, since: readonly Seen[]) {
    const found = place(value);
    const until = found && currentUntil(value, found, since);
    // An older load can end after a newer one.
    if (!found || until === null || until < (stored(key)?.currentUntil ?? 0)) return;
    for (const part of parts.values()) part.delete(key);
    const late = canBeLate(value, null) ? latest : 0;
    const size = Math.ceil(found.bytes);
    const entry = { value, place: found, currentUntil: until };
    parts.get(found.part)?.set(key, entry, { size, ttl: found.milliseconds + late });
  }

  async function run(key: string, load: () => Promise<Value>) {
    const since: Seen[] = [];
    seen.add(since);
    try {
      const value = await load();
      store(key, value, since);
      return value;
    } finally {
      seen.delete(since);
    }
  }

  return {
    /**
     * The value at `key`, loaded once for all calls that arrive in the meantime. If that takes long, calls that
     * `acceptsOutdated` get a value that was outdated a moment ago.
     */
    async read(
      key: string,
      load: () => Promise<Value>,
      { acceptsOutdated = false } = {},
    ): Promise<Value> {
      const entry = stored(key);
      const now = clock.now();
      if (entry && now < entry.currentUntil) return entry.value;
      const { value, isLate } = loads.load(key, async () => run(key, load));
      if (!entry || !acceptsOutdated || now >= entry.currentUntil + latest) return value;
      return Promise.race([value, isLate.then(() => entry.value)]);
    },
    bytes: (part: string) => parts.get(part)?.calculatedSize ?? 0,
  };
}
