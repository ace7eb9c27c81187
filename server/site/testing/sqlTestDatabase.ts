import type { DatabaseOptions, TestDatabase } from '@server/core/testing/testEnvironment';
import type { Driver } from '@server/data/postgres/connection/driver';
import { createSqlData } from '@server/data/postgres/createSqlData';
import { rowsWhere } from '@server/data/postgres/queries/rowQueries';
import { sql } from '@server/data/postgres/queries/sql';
import { createSqlStore, type Db } from '@server/data/postgres/queries/sqlStore';
import { lockUser, updateUser } from '@server/data/postgres/queries/userRows';
import { testDatabase } from '@server/data/postgres/testing/testDatabase';
import { createSqlLimits } from '@server/data/rates/sql/sqlLimits';
import type { TableName } from '@server/data/rows/rowSchemas';
import { createLocalChanges } from '../cache/changes';
import { wrapData } from '../cache/wrapData';

/** The worker's database, opened and emptied with the first query of a test. */
function createLazyDriver(): Driver {
  let emptied: Promise<Driver> | undefined;
  async function openEmpty() {
    const { driver, empty } = await testDatabase('postgres');
    await empty();
    return driver;
  }
  const driver = () => {
    emptied ??= openEmpty();
    return emptied;
  };
  return {
    kind: 'postgres',
    query: async (...statement) => (await driver()).query(...statement),
    transaction: async (run) => (await driver()).transaction(run),
    listen: async (listening) => (await driver()).listen(listening),
    reopen: () => undefined,
    close: async () => undefined,
  };
}

function readTables(db: Db): TestDatabase['rows'] {
  const all = async <Name extends TableName>(name: Name, order = sql``) =>
    rowsWhere(db, name, sql`true ${order}`);
  const byId = sql`ORDER BY id`;
  const byHash = sql`ORDER BY hash`;
  return {
    users: async () => all('users', byId),
    sessions: async () => all('sessions', byId),
    devices: async () => all('devices', byHash),
    tokens: async () => all('tokens', byHash),
    letters: async () => all('letters', byId),
    posts: async () => all('posts', byId),
    comments: async () => all('comments', byId),
    commentLikes: async () => all('commentLikes'),
    likes: async () => all('likes', sql`ORDER BY created_at`),
    follows: async () => all('follows', byId),
    moderationLog: async () => all('moderationLog'),
    resources: async () => all('resources', byId),
    subscribers: async () => all('subscribers', byId),
    announcements: async () => all('announcements'),
    refusedAddresses: async () => all('refusedAddresses'),
    invites: async () => all('invites', byId),
    passkeys: async () => all('passkeys', byId),
    sitePages: async () => all('sitePages', byId),
  };
}

/**
 * The data and limits of the server, wrapped as a site does. All tests of a worker share one database, one after
 * the other.
 */
export function openSqlTestDatabase({ clock }: DatabaseOptions): TestDatabase {
  const store = createSqlStore(createLazyDriver());
  return {
    data: wrapData(createSqlData(store), { changes: createLocalChanges(), clock }),
    limits: createSqlLimits(store, clock),
    rows: readTables(store.db),
    async changeUser(id, patch) {
      await store.transaction(async (db) => {
        const user = await lockUser(db, id);
        if (user) await updateUser(db, user, { ...user, ...patch });
      });
    },
  };
}
