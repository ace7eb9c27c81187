import { createMemoryData } from '@server/data/memory/memoryData';
import type { UserRow } from '@server/data/rows';
import { nameSkeleton } from '../accounts/nameSkeleton';
import { createApi } from '../createApi';
import type { ProviderProfile } from '../ports';
import { createClient } from './createClient';
import { createTestPorts } from './createTestPorts';
import { createYieldingData } from './yieldingData';

export const password = 'Password1!';

type TestApiOptions = {
  profiles?: Readonly<Record<string, ProviderProfile>>;
  /** Decides how parallel requests interleave. */
  seed?: number;
};

/**
 * The API over memory adapters, with helpers to add users and sign them in. The API's data yields
 * between reading and writing; `data` is the same data without that.
 */
export function createTestApi({ profiles = {}, seed = 1 }: TestApiOptions = {}) {
  const data = createMemoryData();
  const yielding = createYieldingData(data, seed);
  const { ports, clock, ...watched } = createTestPorts({ data: yielding, profiles });
  const app = createApi(ports);

  /** Adds a verified account; `overrides` replaces fields. */
  async function addUser(username: string, overrides: Partial<UserRow> = {}) {
    const row: UserRow = {
      id: `user-${username}`,
      username,
      nameSkeleton: nameSkeleton(username),
      email: `${username}@example.com`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      bio: '',
      avatar: '',
      cover: '',
      role: 'user',
      isVerified: true,
      wasVerified: overrides.isVerified ?? true,
      isProviderLinked: false,
      isBlocked: false,
      passwordHash: `quick:${password}`,
      createdAt: clock.now(),
      ...overrides,
    };
    const inserted = await data.users.insert(row);
    if (typeof inserted === 'string') throw new Error(`${username}: ${inserted}`);
    return row;
  }

  /** Changes fields of an account directly, without what a call would do besides. */
  function changeUser(id: string, patch: Partial<UserRow>) {
    const { users } = data.tables;
    users.replace(users.rows().map((row) => (row.id === id ? { ...row, ...patch } : row)));
  }

  const visitor = (address?: string) => createClient(app, address);

  /** A client that is signed in as `username`. */
  async function signIn(username: string, address?: string) {
    const client = visitor(address);
    await client.ok('login', { body: { username, password } });
    return client;
  }

  /** Adds an account and signs a client in to it. */
  async function addSignedInUser(username: string, overrides: Partial<UserRow> = {}) {
    const user = await addUser(username, overrides);
    return { user, client: await signIn(username) };
  }

  return {
    app,
    data,
    ports,
    clock,
    ...watched,
    addUser,
    changeUser,
    visitor,
    signIn,
    addSignedInUser,
  };
}

export type TestApi = ReturnType<typeof createTestApi>;
