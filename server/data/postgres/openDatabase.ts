import type { Clock } from '@server/core/ports';
import type { Community } from '@server/seed/community';
import type { Driver } from './connection/driver';
import { migrate } from './connection/migrate';
import { withOutages } from './connection/outages';
import { openPglite } from './connection/pgliteDriver';
import { openPostgres } from './connection/postgresDriver';
import { createSqlData } from './queries/createSqlData';
import { insertCommunity } from './queries/insertCommunity';
import { createSqlLimits } from './queries/sqlLimits';
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
  clock: Clock;
  report(failure: unknown): void;
};

/** The database behind an open driver. */
export function createDatabase(
  driver: Driver,
  { clock, report }: Pick<Options, 'clock' | 'report'>,
) {
  const store = createSqlStore(withOutages(driver));
  return {
    kind: driver.kind,
    driver,
    data: createSqlData(store),
    limits: createSqlLimits(store, clock),
    /** Stores all rows of a community, or none. */
    insertCommunity: (community: Community) => insertCommunity(store, community),
    /** Fails if the database doesn't answer. */
    async ping() {
      await driver.query('SELECT 1', [], 'arrays');
    },
    /** Sends a message of less than 8000 bytes to the subscribers in all processes. */
    async publish(message: string) {
      await driver.query('SELECT pg_notify($1, $2)', [channel, message], 'arrays');
    },
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
    close: driver.close,
  };
}

export type Database = ReturnType<typeof createDatabase>;

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: Options): Promise<Database> {
  const { url, folder, template } = options;
  const place = folder === undefined ? {} : { folder, template };
  const driver = url === undefined ? await openPglite(place) : openPostgres(url);
  try {
    await migrate(driver);
  } catch (error) {
    await driver.close();
    throw error;
  }
  return createDatabase(driver, options);
}
