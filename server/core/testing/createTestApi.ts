import type { UserRow } from '@server/data/rows/rows';
import { newAccountRow } from '../accounts/newAccountRow';
import { createClient } from './createClient';
import { createTestPorts, type TestPortsOptions } from './createTestPorts';
import { currentEnvironment } from './currentEnvironment';
import { openTestSession } from './openTestSession';

export const password = 'Password1!';

/**
 * The API with helpers to add users and sign them in, in the environment of the test. The calls of
 * `ports` are counted, those of `data` are not.
 */
export function createTestApi(options: TestPortsOptions = {}) {
  const { ports, database, clock, ...watched } = createTestPorts(options);
  const { data, rows, changeUser } = database;
  const app = currentEnvironment().serve(ports);

  /** Adds a verified account; `overrides` replaces fields. */
  async function addUser(username: string, overrides: Partial<UserRow> = {}) {
    const account = newAccountRow(
      { ids: { next: () => `user-${username}` }, clock },
      {
        username,
        email: `${username}@example.com`,
        firstName: 'Ada',
        lastName: 'Lovelace',
        avatar: '',
        isVerified: overrides.isVerified ?? true,
        isProviderLinked: false,
        passwordHash: `quick:${password}`,
      },
    );
    const row = { ...account, ...overrides };
    const inserted = await data.users.insert(row);
    if (typeof inserted === 'string') throw new Error(`${username}: ${inserted}`);
    return row;
  }

  const visitor = (address?: string) => createClient(app, address);

  /** A client that has signed in as `username`. */
  async function signIn(username: string, address?: string) {
    const client = visitor(address);
    await client.ok('login', { body: { username, password } });
    return client;
  }

  /** Adds an account and a client with a session of it, on an unknown device. */
  async function addSignedInUser(username: string, overrides: Partial<UserRow> = {}) {
    const user = await addUser(username, overrides);
    const client = visitor();
    await openTestSession({ ports, data }, user, client.cookies);
    return { user, client };
  }

  return {
    app,
    data,
    rows,
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
