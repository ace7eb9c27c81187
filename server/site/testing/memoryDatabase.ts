import { createMemoryLimits } from '@server/core/adapters/memoryLimits';
import { systemClock } from '@server/core/adapters/systemClock';
import { createMemoryData } from '@server/data/memory/memoryData';
import type { SiteDatabase } from '../start/startSite';

/** A database in memory, for tests. */
export function createMemoryDatabase(): SiteDatabase {
  const data = createMemoryData();
  const { tables } = data;
  return {
    kind: 'memory',
    data,
    limits: { ...createMemoryLimits(systemClock), sweep: async () => 0 },
    ping: async () => undefined,
    publish: async () => undefined,
    subscribe: async () => async () => undefined,
    async insertCommunity(community) {
      tables.users.replace(community.users);
      tables.posts.replace(community.posts.map(({ content: _, ...post }) => post));
      tables.contents.replace(community.posts.map(({ id, content }) => ({ postId: id, content })));
      tables.comments.replace(community.comments);
      tables.likes.replace(community.likes);
      tables.follows.replace(community.follows);
    },
    close: async () => undefined,
  };
}
