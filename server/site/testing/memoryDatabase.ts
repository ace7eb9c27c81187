import { createMemoryLimits } from '@server/core/adapters/memoryLimits';
import { insertCommunity } from '@server/data/memory/insertCommunity';
import { createMemoryData } from '@server/data/memory/memoryData';
import { systemClock } from '@server/lib/clock';
import type { SiteDatabase } from '../siteDatabase';

/** A database in memory, for tests. */
export function createMemoryDatabase(): SiteDatabase {
  const data = createMemoryData();
  return {
    kind: 'memory',
    data,
    limits: { ...createMemoryLimits(systemClock), sweep: async () => 0 },
    ping: async () => undefined,
    publish: async () => undefined,
    subscribe: async () => async () => undefined,
    insertCommunity: async (community) => insertCommunity(data, community),
    reopen: () => undefined,
    close: async () => undefined,
  };
}
