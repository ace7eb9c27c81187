import { TemporaryFailure } from '@server/lib/temporaryFailure';
import type { Driver } from './driver';
import { errorCodeOf } from './failures';

/**
 * The codes of connections that can't be opened or were lost (Node, Postgres, `CONNECTION_LOST`), and of a
 * server that shuts down, has no space or too many connections, refuses the site (28, 3D000), is a
 * standby (25006), ends what takes too long (57014, 25P03) or whose tables have changed (0A000). Poolers
 * can lose prepared statements (26000, 42P05).
 */
const outage =
  /^(?:E(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)|CONNECTION_LOST|(?:08|28|53|58)\w{3}|57P0\d|57014|25006|25P03|3D000|0A000|26000|42P05)$/;

function explain(error: unknown): never {
  if (!outage.test(errorCodeOf(error) ?? '')) throw error;
  throw new TemporaryFailure('The database does not work at the moment.', { cause: error });
}

/** Marks failures that are not the statement's as temporary. */
export function withOutages(driver: Driver): Driver {
  return {
    ...driver,
    query: (...statement) => driver.query(...statement).catch(explain),
    transaction: (run) => driver.transaction(run).catch(explain),
  };
}
