import { createApi } from '@server/createApi';
import { createMemoryData, type MemoryData } from '@server/data/memory/memoryData';
import { createMemoryLimits } from '../adapters/memoryLimits';
import type { DatabaseOptions, TestDatabase, TestEnvironment } from './testEnvironment';
import { createYieldingData } from './yieldingData';

/** The database of a test over these data. */
export function openMemoryDatabase(
  data: MemoryData,
  { clock, seed }: DatabaseOptions,
): TestDatabase {
  const { users, sessions, devices, tokens, letters, ...others } = data.tables;
  const { posts, comments, commentLikes, likes, follows, resources, moderationLog } = others;
  const { subscribers, announcements, refusedAddresses, invites, passkeys, sitePages } = others;
  return {
    data: createYieldingData(data, seed),
    limits: createMemoryLimits(clock),
    rows: {
      users: async () => users.rows(),
      sessions: async () => sessions.rows(),
      devices: async () => devices.rows(),
      tokens: async () => tokens.rows(),
      letters: async () => letters.rows(),
      posts: async () => posts.rows(),
      comments: async () => comments.rows(),
      commentLikes: async () => commentLikes.rows(),
      likes: async () => likes.rows(),
      follows: async () => follows.rows(),
      resources: async () => resources.rows(),
      moderationLog: async () => moderationLog.rows(),
      subscribers: async () => subscribers.rows(),
      announcements: async () => announcements.rows(),
      refusedAddresses: async () => refusedAddresses.rows(),
      invites: async () => invites.rows(),
      passkeys: async () => passkeys.rows(),
      sitePages: async () => sitePages.rows(),
    },
    async changeUser(id, patch) {
      users.replace(users.rows().map((row) => (row.id === id ? { ...row, ...patch } : row)));
    },
  };
}

/** The API in this process, without a server, over data in memory. */
export const memoryEnvironment: TestEnvironment = {
  openDatabase: (options) => openMemoryDatabase(createMemoryData(), options),
  serve: createApi,
  origin: async () => 'http://localhost',
  share: 1,
  triesRefusals: true,
};
