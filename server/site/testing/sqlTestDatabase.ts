import type { DatabaseOptions, TestDatabase } from '@server/core/testing/testEnvironment';
import type { Driver } from '@server/data/postgres/connection/driver';
import { createSqlData } from '@server/data/postgres/createSqlData';
import { columnOf } from '@server/data/postgres/queries/rowColumns';
import { rowsWhere } from '@server/data/postgres/queries/rowQueries';
import { sql } from '@server/data/postgres/queries/sql';
import { createSqlStore, type Db } from '@server/data/postgres/queries/sqlStore';
import { lockUser, updateUser } from '@server/data/postgres/queries/userRows';
import { testDatabase } from '@server/data/postgres/testing/testDatabase';
import { createSqlLimits } from '@server/data/rates/sql/sqlLimits';
import { primaryKeyOf } from '@server/data/rows/keys';
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

/** In the order of what identifies the rows. */
async function readRows<Name extends TableName>(db: Db, name: Name) {
  const columns = primaryKeyOf(name).map(columnOf).join(', ');
  return rowsWhere(db, name, sql`true ORDER BY ${sql.raw(columns)}`);
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
    rows: async (name) => readRows(store.db, name),
    async changeUser(id, patch) {
      await store.transaction(async (db) => {
        const user = await lockUser(db, id);
        if (user) await updateUser(db, user, { ...user, ...patch });
      });
    },
  };
}
