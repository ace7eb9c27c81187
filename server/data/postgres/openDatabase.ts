import type { Clock } from '@server/lib/clock';
import type { Share } from '@server/lib/share';
import type { Community } from '@server/seed/community';
import type { ReadColumns } from '../posts/documentColumns';
import { rebuildSearch } from '../posts/sql/rebuildSearch';
import { createSqlLimits } from '../rates/sql/sqlLimits';
import { type Deadlines, longDeadlines } from './connection/deadlines';
import type { Driver } from './connection/driver';
import { migrate } from './connection/migrate';
import { withOutages } from './connection/outages';
import { openPglite } from './connection/pgliteDriver';
import { openPostgres } from './connection/postgresDriver';
import { requireMessages } from './connection/requireMessages';
import { vacuumChanged } from './connection/vacuumChanged';
import { createSqlData } from './createSqlData';
import { insertCommunity } from './insertCommunity';
import { createSqlStore } from './queries/sqlStore';

/** The channel of messages between the processes of a site. */
const channel = 'commonplace';

/** What a subscriber gets after a lost connection: messages may be missing. */
export const missedMessages = '';

type Options = {
  /** The URL of a Postgres server. */
  url?: string | undefined;
  /** The folder of a PGlite database. Without `url` and `folder` the database is in memory. */
  folder?: string | undefined;
  /** What a new database in a folder starts with: the compressed tar file of an empty one. */
  template?: string;
  /** The built thread of a PGlite database in a folder. */
  threadFile?: string;
  /** The URL of the same Postgres server without its pooler. */
  directUrl?: string | undefined;
  /** Those of a Postgres server. */
  deadlines?: Deadlines;
  clock: Clock;
  report(failure: unknown): void;
  readColumns?: ReadColumns | undefined;
  /** For whom a statement runs, of those that share the database. */
  shareOf?: () => Share | undefined;
};

/** The database behind an open driver. */
export function createDatabase(
  driver: Driver,
  { clock, report, readColumns }: Pick<Options, 'clock' | 'report' | 'readColumns'>,
) {
  const store = createSqlStore(withOutages(driver));

  /** Sends a message of less than 8000 bytes to the subscribers in all processes. */
  async function publish(message: string) {
    await driver.query('SELECT pg_notify($1, $2)', [channel, message], 'arrays');
  }

  return {
    kind: driver.kind,
    driver,
    data: createSqlData(store, readColumns),
    limits: createSqlLimits(store, clock),
    /** Stores all rows of a community, or none. */
    insertCommunity: (community: Community) => insertCommunity(store, community),
    /** Fails if the database doesn't answer. */
    async ping() {
      await driver.query('SELECT 1', [], 'arrays');
    },
    /** Makes the space of removed rows free again, if the database doesn't do that itself. */
    vacuum: async () => vacuumChanged(driver),
    /** Derives again what the search reads of each post, in all processes; returns of how many. */
    async rebuildSearch() {
      const count = await rebuildSearch(store);
      await publish(missedMessages);
      return count;
    },
    publish,
    /** Returns a function that ends the subscription. Listeners get `missedMessages` after a lost connection. */
    async subscribe(listener: (message: string) => void) {
      const pass = (message: string) => {
        try {
          listener(message);
        } catch (error) {
          report(error);
        }
      };
      return driver.listen({ channel, onMessage: pass, onMissed: () => pass(missedMessages) });
    },
    /** Closes all connections, which are opened again when they are needed. */
    reopen: driver.reopen,
    close: driver.close,
  };
}

export type Database = ReturnType<typeof createDatabase>;

/** Brings the tables up to date, on connections of its own: a migration can take long. */
async function migrateServer(url: string) {
  const driver = openPostgres(url, { deadlines: longDeadlines });
  try {
    await migrate(driver);
  } finally {
    await driver.close();
  }
}

async function openServer(url: string, { directUrl = url, deadlines, shareOf }: Options) {
  await migrateServer(directUrl);
  const driver = openPostgres(url, { directUrl, shareOf, ...(deadlines ? { deadlines } : {}) });
  try {
    await requireMessages(driver, deadlines);
    return driver;
  } catch (error) {
    await driver.close();
    throw error;
  }
}

async function openFolder({ folder, template, threadFile, shareOf }: Options) {
  const place = folder === undefined ? {} : { folder, template, threadFile };
  const driver = await openPglite(place, shareOf);
  try {
    await migrate(driver);
    return driver;
  } catch (error) {
    await driver.close();
    throw error;
  }
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: Options): Promise<Database> {
  const { url } = options;
  const driver = url === undefined ? await openFolder(options) : await openServer(url, options);
  return createDatabase(driver, options);
}
