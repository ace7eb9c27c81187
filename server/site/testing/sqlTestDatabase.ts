import type { DatabaseOptions, TestDatabase } from '@server/core/testing/testEnvironment';
import type { Driver } from '@server/data/postgres/connection/driver';
import { createSqlData } from '@server/data/postgres/createSqlData';
import * as accountTables from '@server/data/postgres/queries/accountTables';
import { follows } from '@server/data/postgres/queries/followingTables';
import * as letterTables from '@server/data/postgres/queries/letterTables';
import { posts } from '@server/data/postgres/queries/postTables';
import * as schema from '@server/data/postgres/queries/schema';
import { createSqlStore, type Db } from '@server/data/postgres/queries/sqlStore';
import { lockUser, updateUser } from '@server/data/postgres/queries/userRows';
import { testDatabase } from '@server/data/postgres/testing/testDatabase';
import { createSqlLimits } from '@server/data/rates/sql/sqlLimits';
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
  return {
    users: async () => db.select().from(accountTables.users).orderBy(accountTables.users.id),
    sessions: async () =>
      db.select().from(accountTables.sessions).orderBy(accountTables.sessions.id),
    devices: async () =>
      db.select().from(accountTables.devices).orderBy(accountTables.devices.hash),
    tokens: async () => db.select().from(accountTables.tokens).orderBy(accountTables.tokens.hash),
    letters: async () => db.select().from(letterTables.letters).orderBy(letterTables.letters.id),
    posts: async () => db.select().from(posts).orderBy(posts.id),
    comments: async () => db.select().from(schema.comments).orderBy(schema.comments.id),
    commentLikes: async () => db.select().from(schema.commentLikes),
    likes: async () => db.select().from(schema.likes).orderBy(schema.likes.createdAt),
    follows: async () => db.select().from(follows).orderBy(follows.id),
    moderationLog: async () => db.select().from(schema.moderationLog),
    resources: async () => db.select().from(schema.resources).orderBy(schema.resources.id),
    subscribers: async () =>
      db.select().from(letterTables.subscribers).orderBy(letterTables.subscribers.id),
    announcements: async () => db.select().from(letterTables.announcements),
    refusedAddresses: async () => db.select().from(letterTables.refusedAddresses),
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
