import { createMemoryData } from '@server/data/memory/memoryData';
import type { UserRow } from '@server/data/rows';
import { createApi } from '../createApi';
import type { ProviderProfile } from '../ports';
import { createClient } from './createClient';
import { createTestPorts } from './createTestPorts';

export const password = 'Password1!';

type TestApiOptions = { profiles?: Readonly<Record<string, ProviderProfile>> };

/** The API over memory, with people who can join it, sign in and call it. */
export function createTestApi({ profiles = {} }: TestApiOptions = {}) {
  const data = createMemoryData();
  const { ports, clock, ...watched } = createTestPorts({ data, profiles });
  const app = createApi(ports);

  /** A verified account named `username`, unless `but` says otherwise. */
  async function join(username: string, but: Partial<UserRow> = {}) {
    const row: UserRow = {
      id: `user-${username}`,
      username,
      email: `${username}@example.com`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      bio: '',
      avatar: '',
      cover: '',
      role: 'user',
      isVerified: true,
      isBlocked: false,
      passwordHash: `quick:${password}`,
      createdAt: clock.now(),
      ...but,
    };
    const inserted = await data.users.insert(row);
    if (typeof inserted === 'string') throw new Error(`${username}: ${inserted}`);
    return row;
  }

  const visitor = () => createClient(app);

  /** Somebody signed in as `username`. */
  async function signedIn(username: string) {
    const client = visitor();
    await client.ok('login', { body: { username, password } });
    return client;
  }

  /** A new account and somebody signed in to it. */
  async function member(username: string, but: Partial<UserRow> = {}) {
    const user = await join(username, but);
    return { user, client: await signedIn(username) };
  }

  return { app, data, ports, clock, ...watched, join, visitor, signedIn, member };
}

export type TestApi = ReturnType<typeof createTestApi>;
